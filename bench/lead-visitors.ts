/** Visitors who send leads without a pause and keep book of what they were told: what `bench/crash.ts` is judged by. */
import { setTimeout as pause } from 'node:timers/promises'

import { type BenchLead, makeLeads } from './api-leads.ts'
import type { Running } from './api-process.ts'

export interface Refusal {
  status: number
  retryAfter: string | null
  milliseconds: number
}

export interface Visitors {
  /** The keys of leads that were acknowledged. */
  acknowledged: Set<string>
  /** Answers that were neither an acknowledgement nor a broken connection. */
  refusals: Refusal[]
  retries: () => number
  /** Sends until told to stop; a lead without an answer is kept for the next time. */
  besiege: (server: Running) => { stop: () => Promise<void> }
  /** Sends what is still unanswered, once each; returns how many stay so. */
  sendRest: (server: Running) => Promise<number>
}

const clients = 20

export function createVisitors(origin: string): Visitors {
  const acknowledged = new Set<string>()
  const refusals: Refusal[] = []
  let unanswered: BenchLead[] = []
  let retries = 0

  async function send({ url }: Running, { body, headers, key }: BenchLead): Promise<boolean> {
    const asked = performance.now()
    try {
      const response = await fetch(`${url}/api/leads`, { method: 'POST', body, headers })
      await response.arrayBuffer()
      if (response.ok) acknowledged.add(key)
      else {
        const milliseconds = performance.now() - asked
        refusals.push({
          status: response.status,
          retryAfter: response.headers.get('retry-after'),
          milliseconds,
        })
        await pause(50)
      }
      return response.ok
    } catch {
      // A refused connection comes back at once.
      await pause(5)
      return false
    }
  }

  function takeRest(): BenchLead[] {
    const rest = unanswered
    unanswered = []
    retries += rest.length
    return rest
  }

  return {
    acknowledged,
    refusals,
    retries: () => retries,
    besiege(server) {
      let isOver = false
      const again = takeRest()
      async function visit(): Promise<void> {
        while (!isOver) {
          const lead = again.pop() ?? (await makeLeads(1, origin))[0]
          if (lead && !(await send(server, lead))) unanswered.push(lead)
        }
      }
      const all = Promise.all(Array.from({ length: clients }, visit))
      return {
        async stop() {
          isOver = true
          await all
          unanswered.push(...again)
        },
      }
    },
    async sendRest(server) {
      for (const lead of takeRest()) if (!(await send(server, lead))) unanswered.push(lead)
      return unanswered.length
    },
  }
}
