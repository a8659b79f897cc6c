/** Nobody may find an invented firm on the web, or apply for an invented job: the public site is not built from samples. */
import { globSync, readFileSync } from 'node:fs'
import { company, sampleFields, storagePrefix } from '#contract/company.ts'
import { areSampleRoles } from '#contract/roles.ts'

const sampleName = 'Kurztakt'

interface Samples {
  fields: string[]
  roles: boolean
  /** Files of words that say the sample name. */
  names: string[]
}

export function refuseSamples(
  isAllowed = process.env['ALLOW_SAMPLE_COMPANY'] === '1',
  { fields, roles, names }: Samples = {
    fields: [...sampleFields(), ...samplePrefix(company.name, storagePrefix)],
    roles: areSampleRoles,
    names: filesWithSampleName(company.name),
  },
): void {
  const samples = [
    ...(fields.length > 0 ? [`contract/company.ts still holds sample values: ${fields.join(', ')}.`] : []),
    ...(roles ? ['contract/roles.ts still holds sample roles: areSampleRoles is true.'] : []),
    ...(names.length > 0 ? [`These texts still say ${sampleName}: ${names.join(', ')}.`] : []),
  ]
  if (samples.length === 0 || isAllowed) return
  throw new Error(`${samples.join(' ')} Fill in your own, or set ALLOW_SAMPLE_COMPANY=1 for a demonstration.`)
}

/** The files of words that speak of the sample company although ours has another name, which may contain the old one. */
export function filesWithSampleName(name: string, folder = 'locales'): string[] {
  return globSync(`${folder}/{en,de}/**/*.ts`)
    .filter((file) => {
      // An address or a placeholder says it in small letters.
      const text = readFileSync(file, 'utf8').toLowerCase()
      return text.replaceAll(name.toLowerCase(), '').includes(sampleName.toLowerCase())
    })
    .toSorted()
}

/** Names the prefix if it is that of the sample company and ours has another name. */
export function samplePrefix(name: string, prefix: string): string[] {
  const sample = sampleName.toLowerCase()
  return prefix === sample && !name.toLowerCase().includes(sample) ? ['storagePrefix'] : []
}
