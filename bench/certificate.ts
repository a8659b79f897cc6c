/** Made for one run and trusted by its key alone, so that caching works as with a real certificate. */
import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { needProgram } from './programs.ts'

/** These names exist only inside the measuring browser. */
export const domain = 'bench.test'

export function makeCertificate(directory: string): { key: string; certificate: string } {
  const files = { key: join(directory, 'key.pem'), certificate: join(directory, 'certificate.pem') }
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const names = ['-subj', `/CN=${domain}`, '-addext', `subjectAltName=DNS:*.${domain}`]
  const out = ['-keyout', files.key, '-out', files.certificate]
  execFileSync(needProgram('openssl'), ['req', '-x509', ...curve, ...names, ...out], { stdio: 'ignore' })
  return files
}

/** Every name but ours fails, so nothing leaves the machine. */
export function browserFlags(certificate: string): string[] {
  const { publicKey } = new X509Certificate(readFileSync(certificate))
  const key = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
  return [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-extensions',
    '--mute-audio',
    `--host-resolver-rules=MAP *.${domain} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost`,
    `--ignore-certificate-errors-spki-list=${key}`,
  ]
}
