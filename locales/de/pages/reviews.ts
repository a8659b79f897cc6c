import type { reviews as english } from '#locales/en/pages/reviews.ts'

export const reviews: typeof english = {
  title: 'Musteraussagen nach Rolle und Branche',
  description:
    'Musteraussagen nach Rolle und Branche: Sie zeigen, was wir nach jedem Projekt fragen und wie echte Stimmen geprüft werden, bevor sie hier stehen.',
  long: 'Nach der Fahrt gesagt,',
  short: 'nicht davor.',
  lede: 'Was wir hören möchten, wenn eine Automatisierung eine Weile läuft. Die Aussagen hier sind gekennzeichnete Muster, bis echte freigegeben sind.',
  notice: {
    title: 'Das hat noch niemand gesagt',
    text: 'Alle Aussagen auf dieser Seite sind Mustertexte. Sie zeigen, welche Art von Antwort wir erbitten, Lob wie Kritik. Sie stammen nicht von Kunden und beweisen nichts. Freigegebene Aussagen ersetzen sie nach und nach.',
  },
  list: {
    stop: 'Muster',
    heading: 'Musteraussagen nach Branche',
    filter: 'Branche',
    all: 'Alle',
    found: '{{count}} von {{total}} Musteraussagen',
    axis: 'Wochen nach dem Start',
    weeks: 'nach {{count}} Wochen',
  },
  industries: {
    wholesale: 'Großhandel',
    'mechanical-engineering': 'Maschinenbau',
    retail: 'Onlinehandel',
    logistics: 'Logistik',
    insurance: 'Versicherung',
    healthcare: 'Pflege und Gesundheit',
    construction: 'Bau',
    'professional-services': 'Beratung und Kanzleien',
    software: 'Softwarehaus',
    food: 'Lebensmittel',
    'public-utilities': 'Stadtwerke',
  },
  checks: {
    stop: 'Prüfung',
    long: 'Wie eine echte Stimme hierherkommt',
    short: 'und was sie aufhält.',
    lede: 'Wer Bewertungen zeigt, muss sagen, ob und wie er sicherstellt, dass sie von Kunden stammen (§ 5b Abs. 3 UWG). So machen wir es.',
    steps: [
      {
        when: 'Woche 0',
        title: 'Gefragt werden nur Kunden',
        text: 'Die Fragen gehen an Personen aus einem Projekt, das abgenommen ist. Ein offenes Formular gibt es nicht, also kann niemand urteilen, der nicht dabei war.',
      },
      {
        when: 'Woche 8',
        title: 'Mit Absicht spät gefragt',
        text: 'Nicht am Tag der Übergabe, wenn alle zufrieden sind, sondern nach zwei Monatsabschlüssen.',
      },
      {
        when: 'Beim Eingang',
        title: 'Absender und Vertrag werden verglichen',
        text: 'Die Antwort muss von einer Firmenadresse kommen, die zum Vertrag gehört. Das prüft bei uns eine zweite Person, nicht die aus dem Projekt.',
      },
      {
        when: 'Vor der Freigabe',
        title: 'Schriftlich freigegeben',
        text: 'Person und Unternehmen stimmen dem genauen Wortlaut, der Rolle und der Branche zu. Kürzungen sind gekennzeichnet.',
      },
      {
        when: 'Danach',
        title: 'Kritische bleiben stehen',
        text: 'Wir veröffentlichen alles, was freigegeben ist, auch das Kritische. Eine Aussage verschwindet nur, wenn ihr Verfasser sie zurückzieht. Bezahlt wird niemand.',
      },
    ],
  },
  questions: {
    stop: 'Fragen',
    long: 'Was wir nach jedem Projekt fragen,',
    short: 'Wort für Wort.',
    slip: 'Formular K-7',
    from: 'gar nicht',
    to: 'vollständig',
    list: [
      'Tut die Automatisierung, was vor dem Start aufgeschrieben wurde?',
      'Stimmt die Stundenprognose ungefähr, verglichen mit dem Protokoll?',
      'Wie viele Vorgänge in der Woche müssen noch von Hand korrigiert werden?',
      'Was ist in den ersten vier Wochen schiefgegangen?',
      'Wurde eine Frist versäumt, und haben Sie rechtzeitig davon erfahren?',
      'Könnte Ihr Team sie ohne uns betreiben?',
      'Was hätten wir Ihnen früher sagen sollen?',
    ],
    open: 'in eigenen Worten',
  },
  stars: {
    stop: 'Keine Sterne',
    long: 'Warum es hier',
    short: 'keine Sterne gibt.',
    text: 'Ein Schnitt von fünf Sternen sagt nichts über Ihren Prozess. Rolle, Branche und die Wochen seit dem Start sagen ein wenig. Am meisten sagt ein Gespräch mit jemandem, der es hinter sich hat: Sobald ein Kunde dazu bereit ist, stellen wir den Kontakt her und hören nicht mit.',
    action: 'Um ein Gespräch bitten',
  },
}
