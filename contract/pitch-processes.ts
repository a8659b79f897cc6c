/** The three processes of the pitch. Their times are assumptions, and every page that shows them says so. */
import type { Method } from './methods.ts'
import type { Person, ProcessStep } from './workflow.ts'

export interface ExampleProcess {
  key: string
  name: { en: string; de: string }
  steps: ProcessStep[]
}

type Row = [en: string, de: string, who: Person, waitHours: number, workMinutes: number, ...after: After]
type After = [choice: Method | 'human' | 'drop', waitMinutes: number, workMinutes: number]

export function example(key: string, name: ExampleProcess['name'], rows: Row[]): ExampleProcess {
  return { key, name, steps: rows.map(stepOf) }
}

function stepOf([en, de, who, waitHours, workMinutes, choice, ...after]: Row): ProcessStep {
  const [waitAfter, workAfter] = after
  const times = { waitMinutes: waitAfter, workMinutes: workAfter }
  const mode =
    choice === 'human' || choice === 'drop' ? { mode: choice } : { mode: 'auto' as const, method: choice }
  return { name: { en, de }, who, waitHours, workMinutes, after: { ...mode, ...times } }
}

export const pitchProcesses: readonly ExampleProcess[] = [
  example('invoice', { en: 'Supplier invoice', de: 'Lieferantenrechnung' }, [
    ['Invoice by email', 'Rechnung per E-Mail', 'office', 2.5, 3, 'language-ai', 0, 1],
    ['Forwarded', 'Weiterleitung', 'office', 3, 5, 'drop', 0, 0],
    ['Typed into the ERP', 'Erfassung im ERP', 'accounting', 18, 12, 'language-ai', 0, 1],
    ['Matched to the order', 'Abgleich mit Bestellung', 'accounting', 3, 15, 'rules', 0, 1],
    ['Query to purchasing', 'Rückfrage im Einkauf', 'purchasing', 24, 10, 'drop', 0, 0],
    ['Approval, team lead', 'Freigabe Teamleitung', 'team-lead', 20, 4, 'drop', 0, 0],
    ['Approval, management', 'Freigabe Geschäftsleitung', 'management', 25, 3, 'human', 34, 2],
    ['Posted', 'Verbuchung', 'accounting', 4, 6, 'rules', 0, 1],
    ['Payment scheduled', 'Zahlungsplanung', 'accounting', 2, 4, 'workflow', 0, 1],
  ]),
  example('quote', { en: 'Quote request', de: 'Angebotsanfrage' }, [
    ['Enquiry arrives', 'Anfrage trifft ein', 'office', 3, 4, 'language-ai', 0, 1],
    ['Assigned to a rep', 'Zuteilung im Vertrieb', 'team-lead', 5, 10, 'rules', 0, 1],
    ['Requirements clarified', 'Anforderungen klären', 'sales', 22, 25, 'agentic-ai', 0, 4],
    ['Prices looked up', 'Preise nachschlagen', 'sales', 4, 30, 'rules', 0, 1],
    ['Quote drafted', 'Angebot erstellen', 'sales', 20, 45, 'language-ai', 0, 2],
    ['Discount approved', 'Rabattfreigabe', 'management', 16, 5, 'human', 50, 6],
    ['Quote sent', 'Angebot versenden', 'sales', 2, 5, 'workflow', 0, 1],
  ]),
  example('onboarding', { en: 'Onboarding', de: 'Onboarding' }, [
    ['Contract signed', 'Vertrag unterschrieben', 'hr', 4, 5, 'workflow', 0, 1],
    ['HR file created', 'Personalakte anlegen', 'hr', 16, 20, 'rules', 0, 2],
    ['IT ticket opened', 'IT-Ticket eröffnen', 'hr', 6, 10, 'drop', 0, 0],
    ['Laptop ordered', 'Laptop bestellen', 'purchasing', 24, 12, 'workflow', 0, 1],
    ['Accounts set up', 'Konten einrichten', 'it', 20, 40, 'rules', 0, 6],
    ['Access approved', 'Zugriffsfreigabe', 'team-lead', 22, 5, 'human', 110, 4],
    ['Training booked', 'Schulung buchen', 'hr', 5, 15, 'workflow', 0, 1],
    ['Ready for day one', 'Startklar', 'it', 3, 5, 'workflow', 0, 1],
  ]),
]
