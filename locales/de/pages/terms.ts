import type { terms as english } from '#locales/en/pages/terms.ts'

export const terms: typeof english = {
  title: 'Allgemeine Geschäftsbedingungen für Unternehmen',
  description: 'AGB: Umfang, Testphase, Preise, Haftung, Daten, Laufzeit und Kündigung.',
  long: 'Geschäfts\u00adbedingungen',
  short: 'in klaren Worten.',
  lede: 'Nur für Unternehmen, zum Lesen geschrieben, mit gezeichneten Ausstiegen.',
  stop: 'Ausstiege',
  exits: {
    caption: 'Ein Vertragsjahr im Maßstab. Ausgefüllte Stationen sind Ausstiege.',
    month: '{{count}} Monate',
    rows: {
      trial: { name: 'Kostenlose Testphase', text: 'endet nach {{days}} Tagen von selbst' },
      monthly: { name: 'Monatlich bezahlt', text: 'nach jedem Vertragsmonat' },
      annual: {
        name: 'Jährlich bezahlt',
        text: 'nach jedem Vertragsjahr; Erinnerung sechs Wochen vorher',
      },
      switching: {
        name: 'Anbieterwechsel',
        text: 'jederzeit: zwei\u00a0Monate Ankündigung, max. 30\u00a0Tage Übergang; genutzte Monate berechnen wir zum Monatspreis, volle ungenutzte erstatten wir',
      },
    },
    remind: 'Erinnerung',
    notice: 'letzter Kündigungstag',
    example: 'Beispiel',
  },
  remark: 'Am Rand steht die Kurzfassung. Verbindlich ist nur der Abschnitt.',
  notes: {
    scope: 'Nur für Unternehmen. Ihre AGB gelten nur, wenn wir zustimmen.',
    subject: 'Sie mieten Software, oder wir bauen sie. Bis zum Auftrag kostet es nichts.',
    conclusion: 'Vor dem Absenden lässt sich alles ändern; den Eingang bestätigen wir.',
    trial: 'Keine Zahlungsdaten, keine Überraschung.',
    plans: 'Ein voller Tarif wird nie von selbst teurer: Sie entscheiden.',
    development: 'Was, wann, für wie viel: steht im Angebot. Den Quellcode bekommen Sie.',
    acceptance: 'Zehn Arbeitstage zur Prüfung.',
    duties: 'Zugänge, Testdaten, eine Person, die entscheiden darf.',
    'learning-methods': 'Modelle irren. Wie oft und wer dann entscheidet, wird vereinbart.',
    prices: 'Netto, zzgl. USt.; Tarife im Voraus, Entwicklung nach der Abnahme.',
    availability: 'Wie sie gemessen wird und was gilt, wenn wir sie verfehlen.',
    defects: 'Wir bessern nach, bei individueller Entwicklung ein Jahr lang.',
    liability:
      'Unbeschränkt bei Vorsatz, grober Fahrlässigkeit und Personenschäden; sonst nur bei wesentlichen Pflichten, für den vorhersehbaren Schaden.',
    'rights-of-use': 'Nach der Zahlung dürfen Sie das Ergebnis unbegrenzt betreiben und ändern.',
    'data-protection':
      'Zuerst der Auftragsverarbeitungsvertrag: mit der Bestellung oder bevor eine Testphase Ihre Daten berührt.',
    confidentiality: 'Ab dem ersten Gespräch. Ihren Namen nennen wir nur mit Erlaubnis.',
    term: 'Monatlich oder jährlich. Eine E-Mail genügt.',
    switching: 'Sie können wechseln und Ihre Daten mitnehmen, ohne Gebühr.',
    changes: 'Nicht hinter Ihrem Rücken.',
    law: 'Deutsches Recht, Gerichte an unserem Sitz.',
  },
}
