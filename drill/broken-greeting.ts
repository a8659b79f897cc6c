import { once } from 'node:events'
import { connect } from 'node:net'

/** A greeting in TLS that says nothing. nginx finds it critical enough to write down who sent it, unless it is told not to. */
export async function sendBrokenGreeting(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1')
    .on('error', () => undefined)
    .resume()
  socket.end(Buffer.from('160301000401000000', 'hex'))
  await once(socket, 'close')
}
