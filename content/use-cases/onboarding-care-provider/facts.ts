import type { UseCaseFacts } from '#content/facts.ts'

export default {
  department: 'hr',
  industry: 'healthcare',
  methods: ['workflow', 'rules'],
  catalogue: ['employee-onboarding', 'access-requests'],
  casesPerMonth: 18,
  costPerHour: 40,
  projectDays: 9,
  oneOffCost: 9400,
  steps: [
    {
      name: { en: 'Enter personnel data', de: 'Personaldaten anlegen' },
      waitHours: 20,
      workMinutes: 25,
      after: { mode: 'auto', method: 'workflow', waitMinutes: 2, workMinutes: 0 },
    },
    {
      name: { en: 'Request certificates and records', de: 'Nachweise anfordern' },
      waitHours: 24,
      workMinutes: 20,
      after: { mode: 'auto', method: 'workflow', waitMinutes: 600, workMinutes: 0 },
    },
    {
      name: { en: 'Check the records', de: 'Nachweise prüfen' },
      waitHours: 40,
      workMinutes: 30,
      after: { mode: 'human', waitMinutes: 240, workMinutes: 10 },
    },
    {
      name: { en: 'Apply for accounts and rights', de: 'Konten und Rechte beantragen' },
      waitHours: 30,
      workMinutes: 15,
      after: { mode: 'auto', method: 'rules', waitMinutes: 1, workMinutes: 0 },
    },
    {
      name: { en: 'Set up accounts', de: 'Konten einrichten' },
      waitHours: 48,
      workMinutes: 35,
      after: { mode: 'auto', method: 'workflow', waitMinutes: 5, workMinutes: 0 },
    },
    {
      name: { en: 'Order keys, clothing and phone', de: 'Schlüssel, Kleidung und Telefon bestellen' },
      waitHours: 26,
      workMinutes: 20,
      after: { mode: 'auto', method: 'workflow', waitMinutes: 1, workMinutes: 0 },
    },
    {
      name: { en: 'Plan first shifts and mentor', de: 'Erste Dienste und Einarbeitung planen' },
      waitHours: 30,
      workMinutes: 20,
      after: { mode: 'human', waitMinutes: 300, workMinutes: 15 },
    },
    {
      name: { en: 'Send the welcome pack', de: 'Willkommensmappe versenden' },
      waitHours: 16,
      workMinutes: 10,
      after: { mode: 'auto', method: 'workflow', waitMinutes: 1, workMinutes: 0 },
    },
    {
      name: { en: 'Chase open items', de: 'Offenen Punkten nachgehen' },
      waitHours: 24,
      workMinutes: 25,
      after: { mode: 'drop', waitMinutes: 0, workMinutes: 0 },
    },
  ],
} satisfies UseCaseFacts
