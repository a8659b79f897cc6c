/** Visitors who send leads without a pause, remember what was acknowledged, and send again what was not. */
import { setTimeout as pause } from 'node:timers/promises'

import { type BenchLead, makeLeads } from '#bench/api-leads.ts'

export interface Visitors {
  acknowledged: Set<string>
  /** How often each status was answered; 0 stands for no answer. */
  statuses: Map<number, number>
  /** Milliseconds that each answer took. */
  waits: number[]
  /** Sends from now on. */
  begin: () => void
  /** Sends nothing new; resolves when nobody waits any more. */
  rest: () => Promise<void>
  /** Sends what had no good answer until everything is acknowledged, or says how many are not. */
  finish: () => Promise<number>
  /** Milliseconds until the next lead is acknowledged. */
  untilAcknowledged: () => Promise<number>
}

const clients = 20

/** `url` may change while they are at it: a restarted server has another port. */
export function createVisitors(url: () => string, origin: string): Visitors {
  const acknowledged = new Set<string>()
  const statuses = new Map<number, number>()
  const waits: number[] = []
  let waiting: BenchLead[] = []
  let isOver = true
  let lastStatus = 0
  let all: Promise<unknown> = Promise.resolve()

  async function send(lead: BenchLead): Promise<boolean> {
    const asked = performance.now()
    const status = await post(lead)
    lastStatus = status
    waits.push(performance.now() - asked)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status !== 200 && status !== 201) return false
    acknowledged.add(lead.key)
    return true
  }

  async function post({ body, headers }: BenchLead): Promise<number> {
    try {
      const signal = AbortSignal.timeout(20_000)
      const response = await fetch(`${url()}/api/leads`, { method: 'POST', body, headers, signal })
      await response.arrayBuffer()
      return response.status
    } catch {
      return 0
    }
  }

  async function visit(): Promise<void> {
    while (!isOver) {
      const lead = waiting.pop() ?? (await makeLeads(1, origin))[0]
      if (!lead || (await send(lead))) continue
      waiting.push(lead)
      // Too many posts of one visitor would be refused for that reason alone.
      await pause(lastStatus === 0 ? 20 : 300)
    }
  }

  return {
    acknowledged,
    statuses,
    waits,
    begin() {
      isOver = false
      all = Promise.all(Array.from({ length: clients }, visit))
    },
    async rest() {
      isOver = true
      await all
    },
    async finish() {
      const until = Date.now() + 60_000
      while (waiting.length > 0 && Date.now() < until) {
        const again = waiting
        waiting = []
        for (const lead of again) if (!(await send(lead))) waiting.push(lead)
        if (waiting.length > 0) await pause(200)
      }
      return waiting.length
    },
    async untilAcknowledged() {
      const [before, started] = [acknowledged.size, performance.now()]
      while (acknowledged.size === before && performance.now() - started < 60_000) await pause(10)
      return performance.now() - started
    },
  }
}

export function shareOf(waits: number[], share: number): number {
  return waits.toSorted((a, b) => a - b)[Math.floor(waits.length * share)] ?? Number.NaN
}
