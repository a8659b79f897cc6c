import { Refusal } from './refusal.ts'

/** The whole body, refused as soon as it is known to be longer than allowed. */
export async function limitedBody(request: Request, limit: number): Promise<Uint8Array> {
  const announced = request.headers.get('content-length')
  if (announced !== null && !(Number(announced) <= limit)) throw new Refusal(413, 'too-large')
  try {
    // Node reads no further than the announced length, so only a body without one has to be counted.
    if (announced !== null) return new Uint8Array(await request.arrayBuffer())
    return await counted(request, limit)
  } catch (error) {
    if (error instanceof Refusal) throw error
    // The visitor went away in the middle of the body.
    throw new Refusal(400, 'invalid')
  }
}

async function counted(request: Request, limit: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > limit) throw new Refusal(413, 'too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
