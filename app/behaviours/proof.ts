/**
 * A proof of work keeps spam robots slow without asking anybody anything. It starts when the first field gets the
 * focus and is done long before a person has typed a sentence. Without it the server still takes the form.
 */
interface Solved {
  payload: string
  /** When the challenge arrived, in milliseconds. */
  since: number
}

/**
 * The server sets aside what comes sooner than three seconds or later than a day after the challenge. Who sends a form
 * of one field, or one that the browser filled in, is quicker than that: the form then waits out the rest.
 */
const soonest = 3_050
const latest = 23 * 3_600_000

export interface Proof {
  /** The solved challenge, or nothing when there is none within `patience` milliseconds. */
  take: (patience: number) => Promise<string | undefined>
}

export function startProof(): Proof {
  let solving = solve()
  return {
    async take(patience) {
      let solved = await within(patience, solving)
      if (solved === 'late') return undefined
      if (!solved || Date.now() - solved.since > latest) {
        solving = solve()
        solved = await within(patience, solving)
      }
      if (!solved || solved === 'late') return undefined
      await pause(solved.since + soonest - Date.now())
      return solved.payload
    },
  }
}

async function solve(): Promise<Solved | undefined> {
  try {
    const response = await fetch('/api/challenge', { headers: { Accept: 'application/json' } })
    if (!response.ok) return undefined
    // Counted from its arrival: on a slow line it was issued long after it was asked for.
    const since = Date.now()
    const payload = await solveInWorker(await response.json())
    return payload ? { payload, since } : undefined
  } catch {
    return undefined
  }
}

function solveInWorker(challenge: unknown): Promise<string | null> {
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<string | null>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<string | null>) => resolve(data))
    worker.addEventListener('error', reject)
    worker.postMessage(challenge)
  }).finally(() => worker.terminate())
}

function within<Value>(milliseconds: number, value: Promise<Value>): Promise<Value | 'late'> {
  return Promise.race([value, pause(milliseconds).then((): 'late' => 'late')])
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
