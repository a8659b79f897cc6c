import type { home2 as english } from '#locales/en/pages/home-2.ts'

export const home2: typeof english = {
  title: 'Für den Betrieb: den Prozess sehen, bevor er sich ändert',
  description:
    'Zeichnen Sie einen Prozess Schritt für Schritt, markieren Sie, was Software übernimmt, und sehen Sie die Durchlaufzeit schrumpfen. Mit fertigen Automatisierungen.',
  long: 'Wo die Tage bleiben,',
  short: 'Schritt für Schritt.',
  lede: 'Für alle, die den Betrieb verantworten: Zeichnen Sie Ihren Prozess, sehen Sie, welche Schritte nur warten, und entscheiden Sie, was Software übernimmt.',
}
