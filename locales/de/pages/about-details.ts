import type { aboutDetails as english } from '#locales/en/pages/about-details.ts'

export const aboutDetails: typeof english = {
  title: 'So arbeiten wir: Grundsätze, Umgang mit Daten, Technik',
  description:
    'Neun Grundsätze, wohin Ihre Daten gehen und wohin nicht, welche Technik wir wählen und warum, und wer bei uns was macht.',
  long: 'Wie wir entscheiden,',
  short: 'schriftlich.',
  lede: 'Grundsätze nützen nur, wenn Sie uns daran messen können. Deshalb steht bei jedem der neun, was Sie davon haben und was er uns kostet.',
  principles: {
    stop: 'Grundsätze',
    you: 'Was Sie davon haben',
    us: 'Was er uns kostet',
    list: [
      {
        name: 'Regeln vor Modellen',
        you: 'Die einfachste Methode, die die Aufgabe löst. Sie ist billiger im Betrieb, und jeder kann nachvollziehen, was sie getan hat.',
        us: 'Die höhere Rechnung.',
      },
      {
        name: 'Erst messen, dann bauen',
        you: 'Wir stoppen die Zeit, bevor wir etwas anfassen, und danach noch einmal mit derselben Uhr.',
        us: 'Ab und zu enttäuscht die zweite Zahl. Sie sehen sie trotzdem.',
      },
      {
        name: 'Wichtiges entscheiden Menschen',
        you: 'Geld, Verträge und alles, was Menschen betrifft, bereitet Software vor. Es entscheidet ein Mensch, bei Geld außer in Grenzen, die Sie setzen.',
        us: 'Vorführungen, die weniger nach Zauberei aussehen.',
      },
      {
        name: 'Daten bleiben zu Hause',
        you: 'Individuell Entwickeltes läuft dort, wo Ihre Daten schon liegen, auf Ihren Servern oder in Ihrer Cloud.',
        us: 'Die Mühe, uns in eine IT einzufügen, die wir nicht ausgesucht haben.',
      },
      {
        name: 'So wenig Zugriff wie möglich',
        you: 'Nur lesen, bis Schreiben nötig ist, ein eigenes Konto je Automatisierung, und der Ausschalter liegt bei Ihnen.',
        us: 'Mehr Bitten an Ihre Administration in den ersten Tagen.',
      },
      {
        name: 'Alles hinterlässt eine Spur',
        you: 'Jeder Lauf hält Schritte, Stand der Regel oder des Modells, Ergebnis und Freigabe fest.',
        us: 'Code, für den niemand klatscht.',
      },
      {
        name: 'Ausnahmen zuerst',
        you: 'Wir bauen die seltsamen Fälle vor dem normalen, denn sie entscheiden, ob es an einem Montag funktioniert.',
        us: 'Eine erste Demo ohne Glanz.',
      },
      {
        name: 'Zum Übergeben gebaut',
        you: 'Quellcode, Zeichnung, Betriebshandbuch und Erklärung gehen an Ihr Team, in ein Repository, das Ihnen gehört.',
        us: 'Sie brauchen uns weniger.',
      },
      {
        name: 'Ein schriftliches Nein',
        you: 'Wenn die Prognose das Projekt nicht trägt, bekommen Sie das schriftlich von uns, mit den Zahlen.',
        us: 'Das Projekt.',
      },
    ],
  },
  data: {
    stop: 'Daten',
    long: 'Wohin Ihre Daten gehen',
    short: 'und wo Schluss ist.',
    text: 'Ein Gleis für jede Art von Daten. Ein Ring ist ein Ort, an dem sie bleiben, ein Prellbock ist das Ende, und ein gestricheltes Gleis wird nur befahren, wenn Sie zustimmen. Das gilt für individuelle Entwicklung; die Tarife laufen auf unseren Servern in der Europäischen Union, mit Vertrag zur Auftragsverarbeitung.',
    caption:
      'Der Weg jeder Art von Daten durch Ihre Systeme, die Automatisierung, unsere Werkstatt und zu anderen',
    kind: 'Art der Daten',
    zones: ['Ihre Systeme', 'Automati\u00adsierung in Ihrer IT', 'Unsere Werkstatt', 'Andere'],
    marks: {
      start: 'beginnt hier',
      stop: 'wird hier genutzt',
      asked: 'nur mit Ihrer Zustimmung',
      end: 'kommt hier nicht an',
      none: 'ist hier nicht',
    },
    rows: {
      business: {
        name: 'Rechnungen, E-Mails, Aufträge, Dateien',
        text: 'Ihre Geschäftsdaten werden dort verarbeitet, wo sie liegen. Wir sehen sie auf Ihrem Bildschirm.',
      },
      samples: {
        name: 'Muster für die Demo',
        text: 'Erfunden oder von Ihnen anonymisiert. Gelöscht mit der Demo, an dem Tag, der in der E-Mail steht.',
      },
      secrets: {
        name: 'Passwörter und Schlüssel',
        text: 'Sie liegen in Ihrem Tresor. Die Automatisierung holt sie sich, wir kennen sie nicht.',
      },
      logs: {
        name: 'Protokoll jedes Laufs',
        text: 'Bleibt bei Ihnen. Geht etwas schief, zeigen Sie uns die betreffende Stelle.',
      },
      questions: {
        name: 'Fragen an ein Sprachmodell',
        text: 'Nur wo die Methode eines braucht: ein Anbieter, mit dem Sie einen Vertrag haben, in einer Region Ihrer Wahl, oder ein Modell auf eigener Hardware.',
      },
      contacts: {
        name: 'Namen und Adressen von Ansprechpersonen',
        text: 'Die brauchen wir für die Zusammenarbeit. Sie liegen bei unserem Hosting- und Mailanbieter; wer bei einer Online-Session Daten erhält, steht in der Einladung.',
      },
      training: {
        name: 'Trainingsmaterial für fremde Modelle',
        text: 'Ihre Daten werden dafür nicht verwendet. Es gibt kein Gleis.',
      },
    },
    link: 'Was diese Website selbst speichert',
  },
  technology: {
    stop: 'Technik',
    long: 'Langweilige Technik,',
    short: 'mit Gründen gewählt.',
    caption: 'Was wir für welche Aufgabe nehmen, warum und wann etwas anderes',
    columns: ['Aufgabe', 'Wir nehmen', 'Weil', 'Anders, wenn'],
    rows: [
      {
        task: 'Wo es läuft',
        take: 'Ihre Server oder Ihr Cloud-Konto',
        because: 'die Daten nicht umziehen müssen und Sie die Kosten selbst sehen',
        otherwise: 'Sie keine eigene IT betreiben: dann bei uns, auf Servern in der Europäischen Union',
      },
      {
        task: 'Abläufe',
        take: 'die Software, die Sie schon haben, sonst n8n oder Camunda',
        because: 'Ihre Leute die Zeichnung öffnen und ändern können',
        otherwise: 'es nur drei Schritte sind: Dann genügt ein Skript',
      },
      {
        task: 'Eigener Code',
        take: 'Python und TypeScript',
        because: 'Sie Leute finden, die das lesen können',
        otherwise: 'Ihr Team eine andere Sprache spricht und übernehmen soll',
      },
      {
        task: 'Speicher',
        take: 'Ihre Datenbank, sonst PostgreSQL',
        because: 'es Sicherung und Zugriffsrechte schon gibt',
        otherwise: 'die Daten in eine Datei gehören, etwa bei Archiven',
      },
      {
        task: 'Vorhersagen',
        take: 'kleine Modelle, die sich erklären lassen',
        because: 'sie in Minuten trainiert sind und zeigen, was den Ausschlag gab',
        otherwise: 'es um Bilder und Töne geht: Die brauchen tiefe neuronale Netze',
      },
      {
        task: 'Sprache',
        take: 'ein Modell mit europäischem Vertrag oder ein offenes Modell auf Ihrer Hardware',
        because: 'Eingaben nicht zum Training dienen und die Löschung vereinbart ist',
        otherwise: 'eine Regel im Text dasselbe findet',
      },
      {
        task: 'Anbindung',
        take: 'offizielle Schnittstellen',
        because: 'sie Updates überstehen und die Zugriffsrechte der angemeldeten Person achten',
        otherwise: 'ein altes System keine hat: dann Dateien und zuallerletzt der Bildschirm',
      },
      {
        task: 'Geheimnisse',
        take: 'Ihr Tresor',
        because: 'wer geht, nichts mitnimmt',
        otherwise: 'nie',
      },
    ],
  },
  roles: {
    stop: 'Rollen',
    long: 'Wer an Bord ist',
    short: 'und wann.',
    text: 'Ein voller Kreis führt, ein Ring arbeitet mit, ein leeres Feld fährt in diesem Zug nicht mit.',
    caption: 'Welche Rolle an welchem Schritt teilnimmt',
    step: 'Schritt',
    marks: { leads: 'führt', works: 'arbeitet mit', none: 'nicht an Bord' },
    names: {
      analyst: 'Prozess\u00adanalyse',
      engineer: 'Entwicklung',
      scientist: 'Daten\u00adwissen\u00adschaft',
      lead: 'Projekt\u00adleitung',
      protection: 'Daten\u00adschutz',
    },
    steps: {
      session: 'Session',
      demo: 'Demo',
      goals: 'Ziele und ROI',
      implementation: 'Umsetzung',
      handover: 'Übergabe',
    },
    link: 'Vier dieser Rollen sind offen',
  },
}
