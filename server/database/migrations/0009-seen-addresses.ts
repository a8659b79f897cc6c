import type { Kysely } from 'kysely'

import { respellAddresses } from './0008-composed-addresses.ts'

/** As `email` in contract/form.ts reads them since: whoever types what he sees would find no address with an unseen sign. */
export async function clearAddresses(db: Kysely<unknown>): Promise<void> {
  await respellAddresses(db, (address) => address.replaceAll(/[^\P{Cf}\u200c\u200d]/gu, ''))
}
