import autocannon from 'autocannon'

import type { BenchLead } from './api-leads.ts'

/** Each lead once, at fifty connections. */
export async function postLeads(
  url: string,
  leads: BenchLead[],
): Promise<{ result: autocannon.Result; perSecond: number }> {
  let next = 0
  const started = performance.now()
  let lastAnswer = started
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const load = autocannon(
      {
        url: `${url}/api/leads`,
        connections: 50,
        amount: leads.length,
        timeout: 30,
        requests: [
          {
            method: 'POST',
            setupRequest(request) {
              const lead = leads[next++ % leads.length]
              return { ...request, ...(lead && { body: lead.body, headers: lead.headers }) }
            },
          },
        ],
      },
      (error: Error | null, done) => (error ? reject(error) : resolve(done)),
    )
    // Its own clock only ticks once a second.
    load.on('response', () => (lastAnswer = performance.now()))
  })
  return { result, perSecond: (leads.length / (lastAnswer - started)) * 1000 }
}
