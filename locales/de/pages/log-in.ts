import type { logIn as english } from '#locales/en/pages/log-in.ts'

export const logIn: typeof english = {
  title: 'Anmelden',
  description: 'Melden Sie sich an, um Ihre Demo-Anfragen, gespeicherten Abläufe und Prognosen zu sehen.',
  long: 'Ihr Konto,',
  short: 'durch dieses Tor.',
  lede: 'Sehen Sie, wie weit Ihre Demo-Anfragen sind, und öffnen Sie gespeicherte Abläufe und Prognosen.',
}
