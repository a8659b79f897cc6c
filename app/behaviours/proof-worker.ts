/** Tries numbers until the server's challenge is solved; about a second of one processor core. */
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

addEventListener('message', async ({ data: challenge }: MessageEvent<Challenge>) => {
  const solution = await solveChallenge({ challenge, deriveKey }).catch(() => null)
  postMessage(solution && btoa(JSON.stringify({ challenge, solution })))
})
