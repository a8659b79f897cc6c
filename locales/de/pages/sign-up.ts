import type { signUp as english } from '#locales/en/pages/sign-up.ts'

export const signUp: typeof english = {
  title: 'Registrieren: 14 Tage kostenlos, ohne Kreditkarte',
  description:
    'Eröffnen Sie in einer Minute ein Geschäftskonto: 14 Tage kostenlos, ohne Kreditkarte, endet von selbst.',
  long: 'Vierzehn Tage,',
  short: 'freie Fahrt.',
  lede: 'Die Testphase ist kostenlos, braucht keine Kreditkarte und endet von selbst. Das Konto ist für Unternehmen.',
  stop: 'Testphase',
  ruler: {
    start: 'heute: Adresse bestätigt, Konto offen',
    end: 'endet von selbst',
    label: 'Ein Lineal von 14 Tagen, von der bestätigten Adresse bis zum Ende der Testphase.',
    price: 'zu zahlen in dieser Zeit',
    after: 'zu kündigen danach',
    nothing: 'nichts',
  },
  terms: [
    {
      name: 'Was Sie nutzen',
      text: 'So viel wie in Starter: {{users}}\u00a0Personen, {{automations}}\u00a0Automatisierungen, {{cases}} Vorgänge im Monat.',
    },
    { name: 'Was wir nicht verlangen', text: 'Kreditkarte, Bankverbindung, Telefonat.' },
    {
      name: 'Was an Tag\u00a0{{days}} geschieht',
      text: 'Die Testphase endet, berechnet wird nichts. Der kostenlose Tarif bleibt; was ihn übersteigt, löschen wir 30\u00a0Tage später. Ihr Konto bleibt, bis Sie es löschen.',
    },
  ],
  slipStop: 'Das Formular',
  slip: 'Antrag auf ein Geschäfts\u00adkonto',
  submit: 'Konto erstellen',
  groups: { person: 'Zu Ihnen', key: 'Ihr Schlüssel', company: 'Zum Unternehmen, wenn Sie mögen' },
  hints: {
    email: 'Dorthin schicken wir eine E-Mail mit einem Link zur Bestätigung.',
    password: 'Mindestens {{count}} Zeichen. Vier zufällige Wörter sind besser als ein Wort mit Tricks.',
    website: 'Zum Beispiel example.com',
  },
  business:
    'Ich eröffne dieses Konto in Ausübung einer gewerblichen oder selbständigen beruflichen Tätigkeit (§\u00a014\u00a0BGB) oder für eine juristische Person des öffentlichen Rechts, nicht als Verbraucherin oder Verbraucher.',
  businessName: 'Geschäftliche Nutzung',
  termsBefore: 'Wenn Sie das Konto erstellen, gelten die',
  termsLink: 'AGB',
  hasAccount: 'Ich habe schon ein Konto',
  done: 'Die Bestätigung ist unterwegs in Ihr Postfach.',
}
