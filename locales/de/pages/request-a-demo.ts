import type { requestADemo as english } from '#locales/en/pages/request-a-demo.ts'

export const requestADemo: typeof english = {
  title: 'Demo anfordern: kostenlos, in zwei Tagen',
  description:
    'Beschreiben Sie einen Prozess. Wir sprechen höchstens zwei Stunden online, und spätestens zwei Tage später klicken Sie sich durch eine Demo an Ihrem Fall.',
  long: 'Ein langer Prozess von Ihnen.',
  short: 'Zwei Stunden für uns.',
  lede: 'Erzählen Sie uns von einem Prozess, der zu lange dauert. Die Session ist kostenlos und dauert höchstens zwei Stunden, die Demo folgt spätestens zwei Tage danach.',
}
