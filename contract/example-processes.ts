/** Six processes to start from; the first three are those of the pitch. */
import { example, type ExampleProcess, pitchProcesses } from './pitch-processes.ts'

export const exampleProcesses: readonly ExampleProcess[] = [
  ...pitchProcesses,
  example('ticket', { en: 'Support ticket', de: 'Supportticket' }, [
    ['Ticket opened', 'Ticket trifft ein', 'outside', 0.5, 3, 'language-ai', 0, 1],
    ['Read and sorted', 'Lesen und einordnen', 'service', 3, 6, 'language-ai', 0, 1],
    ['Assigned to a team', 'Team zuweisen', 'service', 4, 3, 'machine-learning', 0, 1],
    ['Passed on again', 'Nochmals weiterreichen', 'service', 14, 5, 'drop', 0, 0],
    ['Screenshot examined', 'Bildschirmfoto prüfen', 'service', 2, 8, 'deep-learning', 0, 1],
    ['Known answer looked up', 'Bekannte Lösung suchen', 'service', 3, 14, 'language-ai', 0, 2],
    ['Answer written and sent', 'Antwort schreiben und senden', 'service', 6, 12, 'human', 45, 4],
    ['Ticket closed', 'Ticket schließen', 'service', 20, 2, 'rules', 0, 1],
  ]),
  example('order', { en: 'Customer order', de: 'Kundenauftrag' }, [
    ['Order by email or fax', 'Bestellung per E-Mail oder Fax', 'outside', 2, 2, 'language-ai', 0, 1],
    ['Typed in', 'Auftrag erfassen', 'sales', 5, 14, 'language-ai', 0, 2],
    ['Price and stock checked', 'Preis und Bestand prüfen', 'sales', 3, 9, 'rules', 0, 1],
    ['Unclear items clarified', 'Unklare Positionen klären', 'sales', 16, 12, 'human', 60, 4],
    ['Credit limit checked', 'Kreditlimit prüfen', 'accounting', 6, 6, 'rules', 0, 1],
    ['Released by the team lead', 'Freigabe Teamleitung', 'team-lead', 5, 2, 'drop', 0, 0],
    ['Confirmed to the customer', 'Auftragsbestätigung', 'sales', 3, 6, 'workflow', 0, 1],
    ['Handed to the warehouse', 'Übergabe ans Lager', 'operations', 4, 3, 'workflow', 0, 1],
  ]),
  example('report', { en: 'Monthly report', de: 'Monatsbericht' }, [
    ['Figures requested', 'Zahlen anfordern', 'office', 1, 30, 'drop', 0, 0],
    ['Figures collected', 'Zahlen einsammeln', 'office', 46, 45, 'workflow', 10, 2],
    ['Tables merged', 'Tabellen zusammenführen', 'accounting', 18, 120, 'rules', 0, 3],
    ['Plausibility checked', 'Plausibilität prüfen', 'accounting', 6, 60, 'machine-learning', 0, 2],
    ['Differences clarified', 'Abweichungen klären', 'team-lead', 40, 45, 'human', 240, 25],
    ['Charts drawn', 'Diagramme erstellen', 'office', 8, 75, 'rules', 0, 2],
    ['Commentary written', 'Kommentar schreiben', 'accounting', 20, 90, 'language-ai', 0, 3],
    ['Reviewed and released', 'Prüfen und freigeben', 'management', 44, 30, 'human', 180, 20],
    ['Distributed', 'Verteilen', 'office', 4, 10, 'workflow', 0, 1],
  ]),
]
