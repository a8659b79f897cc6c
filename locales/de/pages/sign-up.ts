import type { signUp as english } from '#locales/en/pages/sign-up.ts'

export const signUp: typeof english = {
  title: 'Registrieren: 14 Tage kostenlos, ohne Kreditkarte',
  description:
    'Eröffnen Sie in einer Minute ein Geschäftskonto: 14 Tage kostenlos, ohne Kreditkarte, endet von selbst.',
  long: 'Vierzehn Tage,',
  short: 'ohne Fahrschein.',
  lede: 'Der Test ist kostenlos, braucht keine Kreditkarte und endet von selbst. Das Konto ist für Unternehmen.',
}
