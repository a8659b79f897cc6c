export interface Settings {
  port: number
  /** Every address of the machine when unset: inside a container or a home network, localhost alone cannot be reached. */
  host: string | undefined
  /** Where leads and accounts are kept. */
  dataDir: string
  /** The built site. */
  siteDir: string
  /** How visitors reach the site, such as `https://example.org`. */
  publicOrigin: string
}

/** Reads the environment once; an unusable value is an error that says how to write it. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const port = env['PORT'] || '3000'
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    throw new Error(`PORT must be a number from 0 to 65535, not ${JSON.stringify(port)}.`)
  }
  const publicOrigin = env['PUBLIC_ORIGIN'] || `http://localhost:${port}`
  if (!/^https?:\/\/[^/?#\s]+$/.test(publicOrigin) || !URL.canParse(publicOrigin)) {
    throw new Error(
      `PUBLIC_ORIGIN must look like https://example.org, without a path, not ${JSON.stringify(publicOrigin)}.`,
    )
  }
  return {
    port: Number(port),
    host: env['HOST'] || undefined,
    dataDir: env['DATA_DIR'] || './data',
    siteDir: env['SITE_DIR'] || 'dist/site',
    publicOrigin,
  }
}
