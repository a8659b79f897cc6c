import type { workflowTool as english } from '#locales/en/workflow-tool.ts'

export const workflowTool: typeof english = {
  choose: 'Prozess, mit dem Sie beginnen',
  own: 'Ihr eigener',
  link: 'Aus dem Link',
  view: 'In der Zeichnung',
  lead: 'von Anfang bis Ende',
  handsOn: 'Handarbeit pro Vorgang',
  stops: 'manuelle Halte',
  edit: 'Schritte ändern',
  close: 'Liste der Schritte schließen',
  noScript:
    'Zum Ändern der Schritte braucht es JavaScript. Ohne sehen Sie das Beispiel; in der kostenlosen Session zeichnen wir Ihren Prozess gemeinsam.',
  notes: {
    broken: 'Der Ablauf in diesem Link lässt sich nicht lesen. Hier ist stattdessen ein Beispiel.',
    repaired: 'Ein Teil dieses Links war nicht lesbar oder außerhalb der Grenzen. Der Rest ist da.',
    restored: 'Das ist der Ablauf, den Sie in diesem Browser zuletzt geändert haben.',
  },
  startOver: 'Verwerfen und neu beginnen',
  editorFailed: 'Der Editor ließ sich nicht laden.',
  again: 'Erneut versuchen',
  chosen: '{{name}} wird gezeigt.',
  unnamed: 'Prozess ohne Namen',
}
