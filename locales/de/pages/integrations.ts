import type { integrations as english } from '#locales/en/pages/integrations.ts'

export const integrations: typeof english = {
  title: 'Integrationen: die Systeme, die wir verbinden',
  description:
    'ERP, CRM, Buchhaltung, E-Mail, Ablage, Personal, Tickets und Datenbanken: was wir dort lesen und schreiben, wie wir uns anmelden und wo Schluss ist.',
  stop: 'Systeme',
  long: 'Ihre Systeme',
  short: 'bleiben, wo sie sind.',
  lede: 'Wir verbinden, was Sie schon betreiben. Zu jedem System: was wir lesen, was wir schreiben, wie wir uns anmelden und wo die Grenzen liegen.',
  board: {
    stop: 'Verzeichnis',
    long: 'Verbindungen,',
    short: 'dokumentiert.',
    search: 'Systeme durchsuchen',
    placeholder: 'SAP, Postfach, Rechnung',
    categories: 'Arten von Systemen',
    count: '{{shown}} von {{all}} Systemen',
    none: 'Kein Eintrag enthält alle diese Wörter. Erreichbar kann Ihr System trotzdem sein: Fragen Sie uns.',
    ask: 'Nach einem System fragen',
    clear: 'Alle Systeme zeigen',
    noScriptLink: 'Alle Systeme mit ihrem ganzen Text',
    remark:
      'Produktnamen gehören ihren Inhabern. Wir nennen sie, um zu sagen, womit wir uns verbinden; eine Partnerschaft folgt daraus nicht.',
  },
  counted: {
    stop: 'Gezählt',
    long: 'Was „{{count}}+“ bedeutet',
    short: 'und wie gezählt wird.',
    integrations: {
      figure: '{{count}}+ Integrationen',
      here: '{{documented}} auf dieser Seite dokumentiert',
      all: '{{count}} gezählt',
      text: 'Ein System zählt einmal, wenn es einen dokumentierten Zugang hat: Schnittstelle, Datenbank, Datei oder Postfach. {{documented}} davon sind auf dieser Seite beschrieben. Die übrigen erreichen wir auf einem von zwei Wegen.',
      ways: [
        {
          name: 'Über Standardschnittstellen',
          text: 'REST, OData, SOAP, SQL, SFTP, IMAP. Was eine davon spricht, lässt sich ohne eigenes Produkt anbinden: Branchensoftware, Portale, die alte Datenbank im Keller.',
        },
        {
          name: 'Über fertige Konnektoren',
          text: 'Die Automatisierungsplattformen, auf denen wir bauen, etwa Power Platform und n8n, bringen jeweils mehrere hundert Konnektoren mit. Wir zählen nur solche für Software, die in Unternehmen wie Ihrem vorkommt, und keinen doppelt.',
        },
      ],
      limit:
        'Was die Zahl nicht sagt: dass sich jedes System vollständig lesen und beschreiben lässt. Das entscheiden Hersteller, Edition und Ihre Lizenz, und wir prüfen es als Erstes in der kostenlosen Session.',
    },
    platforms: {
      figure: '{{count}}+ Plattformen',
      text: 'Software, die Sie vielleicht schon betreiben und die eine Automatisierung tragen kann, sodass nichts Neues gekauft werden muss. Derzeit sind es {{listed}}:',
    },
    checked: 'Definitionen zuletzt geprüft am {{date}}.',
  },
  call: {
    long: 'Ihr System steht',
    short: 'nicht auf der Liste?',
    text: 'Nennen Sie es in der kostenlosen Session. Spätestens zwei\u00a0Arbeitstage später bekommen Sie eine Demo mit erfundenen Daten oder ein klares Nein mit Grund.',
  },
}
