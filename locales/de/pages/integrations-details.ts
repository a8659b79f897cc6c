import type { integrationsDetails as english } from '#locales/en/pages/integrations-details.ts'

export const integrationsDetails: typeof english = {
  title: 'Eine Integration im Detail: Datenfluss, Rechte, Grenzen',
  description:
    'Datenfluss, Berechtigungen, Grenzen und Fehlerfälle einer Integration, so ausführlich, wie wir sie für jedes Projekt dokumentieren.',
  stop: 'Beispiel',
  long: 'Eine Verbindung,',
  short: 'vollständig.',
  lede: 'So dokumentieren wir eine Verbindung, bevor wir sie bauen: Datenfluss, Berechtigungen, Grenzen und was passiert, wenn die Gegenseite ausfällt.',
  example: 'Beispiel: {{system}}',
  flow: {
    stop: 'Ein Lauf',
    heading: 'Was in einem Lauf geschieht',
    label:
      'Datenfluss zwischen {{system}}, der Automatisierung und einem Menschen in sieben Schritten; die Liste darunter sagt dasselbe in Worten.',
    automation: 'Automatisierung',
    person: 'Mensch',
    order: 'Reihenfolge, nicht maßstäblich',
    steps: [
      { name: 'Beginn', text: 'Ein Ereignis im System startet den Lauf, sonst die Uhr.' },
      { name: 'Lesen', text: 'Geholt wird seitenweise nur, was sich seit dem letzten Lauf geändert hat.' },
      { name: 'Prüfen', text: 'Verglichen und gerechnet wird außerhalb des Systems, mit Protokoll.' },
      { name: 'Fragen', text: 'Unklares geht an einen Menschen, mit dem Beleg neben der Frage.' },
      { name: 'Schreiben', text: 'Ein Datensatz, mit unserer Referenz und der gelesenen Version.' },
      { name: 'Abgelehnt?', text: 'Hat jemand den Datensatz inzwischen geändert, liest der Lauf neu.' },
      { name: 'Fertig', text: 'Die Nummer des neuen Belegs ist notiert, der Vorgang abgeschlossen.' },
    ],
  },
  both: { stop: 'Lesen und schreiben' },
  rights: {
    stop: 'Rechte',
    caption: 'Was der technische Benutzer darf',
    action: 'Tätigkeit',
    right: 'Recht',
    reason: 'Warum',
    yes: 'ja',
    some: 'einzelne Felder',
    no: 'nein',
    rows: {
      read: {
        action: 'Die im Auftrag genannten Objekte lesen',
        reason: 'Sonst gäbe es nichts zu vergleichen.',
      },
      create: {
        action: 'Belege anlegen, vorerfasst oder gesperrt',
        reason: 'Ein Entwurf, den ein Mensch freigibt, darf falsch sein, ohne zu schaden.',
      },
      change: {
        action: 'Stammdaten ändern',
        reason: 'Feld für Feld, jedes vereinbart und protokolliert.',
      },
      post: {
        action: 'Buchen, zahlen, freigeben',
        reason: 'Bleibt bei Menschen, solange Sie nichts anderes schriftlich festlegen.',
      },
      delete: { action: 'Löschen', reason: 'Fehler werden storniert, damit sie sichtbar bleiben.' },
      manage: {
        action: 'Benutzer, Rollen, Einstellungen verwalten',
        reason: 'Eine Automatisierung darf ihre Rechte nicht selbst erweitern können.',
      },
    },
  },
  limits: {
    stop: 'Grenzen',
    caption: 'Wenn etwas schiefgeht',
    case: 'Fall',
    reaction: 'Was die Automati\u00adsierung tut',
    notice: 'Was Sie davon merken',
    rows: [
      {
        case: 'Das System ist nicht erreichbar',
        reaction:
          'Wartet und versucht es in wachsenden Abständen erneut. Vorgänge stauen sich, keiner geht verloren.',
        notice: 'Eine Nachricht, wenn es länger als eine Stunde dauert.',
      },
      {
        case: 'Jemand hat den Datensatz inzwischen geändert',
        reaction: 'Liest und prüft neu; nach dem dritten Mal geht der Vorgang an einen Menschen.',
        notice: 'Nichts oder eine Frage mehr in der Liste.',
      },
      {
        case: 'Ein Recht fehlt oder ein Schlüssel ist abgelaufen',
        reaction: 'Hält vor dem Schreiben an. Nichts bleibt halb erledigt.',
        notice: 'Eine Nachricht an Ihre Administration mit dem Namen des Rechts.',
      },
      {
        case: 'Derselbe Vorgang kommt zweimal',
        reaction: 'Erkennt die eigene Referenz und legt nichts an.',
        notice: 'Eine Zeile im Protokoll.',
      },
      {
        case: 'Eine Antwort sieht anders aus als gestern',
        reaction: 'Hält diese Art von Vorgang an; die anderen laufen weiter.',
        notice: 'Eine Nachricht an uns und an Sie.',
      },
    ],
    agreed: 'Abstände und Empfänger werden je Projekt vereinbart; dies sind unsere üblichen Werte.',
  },
  back: 'Alle Systeme im Verzeichnis',
  call: {
    long: 'Ihre Systeme,',
    short: 'genauso dokumentiert.',
    text: 'Bringen Sie einen Prozess mit und die Namen der Systeme, durch die er läuft. In der Session sagen wir, was sich lesen und schreiben lässt und wer zustimmen muss.',
  },
}
