/** What a drill tells about one fault. */
import type { Row } from '#bench/report.ts'

export interface Fault {
  fault: string
  rounds: number
  /** Leads whose visitors were told that they are safe. */
  acknowledged: number
  lost: number
  /** Leads or letters that are there twice. */
  doubled: number
  /** Milliseconds until it worked again. */
  recovered: number
  /** What else must be true, and what there is to know. */
  demands?: [demand: string, isMet: boolean][]
}

export function isSurvived({ lost, doubled, demands = [] }: Fault): boolean {
  return lost === 0 && doubled === 0 && demands.every(([, isMet]) => isMet)
}

export function rowOf(fault: Fault): Row {
  const { recovered } = fault
  return {
    fault: fault.fault,
    rounds: fault.rounds,
    acknowledged: fault.acknowledged,
    lost: fault.lost,
    doubled: fault.doubled,
    'recovered in': Number.isNaN(recovered) ? '-' : `${(recovered / 1000).toFixed(2)} s`,
    survived: isSurvived(fault) ? 'yes' : 'NO',
  }
}
