import type { aboutDetails as english } from '#locales/en/pages/about-details.ts'

export const aboutDetails: typeof english = {
  title: 'So arbeiten wir: Grundsätze, Umgang mit Daten, Technik',
  description:
    'Neun Grundsätze, wohin Ihre Daten gehen und wohin nicht, welche Technik wir wählen und warum, und wer bei uns was macht.',
  long: 'Wie wir entscheiden,',
  short: 'schriftlich.',
  lede: 'Grundsätze nützen nur, wenn Sie uns daran messen können. Hier stehen sie, mit dem, was jeder für Ihre Daten, Ihre Systeme und Ihre Leute bedeutet.',
}
