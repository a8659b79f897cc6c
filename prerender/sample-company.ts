/** Keeps the sample company off the web. */
import { globSync, readFileSync } from 'node:fs'
import { company, sampleFields } from '#contract/company.ts'

const sampleName = 'Kurztakt'

export function refuseSampleCompany(): void {
  if (process.env['ALLOW_SAMPLE_COMPANY'] === '1') return
  const samples = sampleFields()
  if (samples.length > 0) {
    throw new Error(
      `contract/company.ts still holds sample values: ${samples.join(', ')}. ` +
        'Fill them in, or set ALLOW_SAMPLE_COMPANY=1 for a demonstration.',
    )
  }
  const files = filesWithSampleName(company.name)
  if (files.length > 0) {
    throw new Error(
      `The name in contract/company.ts is ${company.name}, but these texts still say ${sampleName}: ${files.join(', ')}.`,
    )
  }
}

/** The files of words that speak of the sample company although ours has another name, which may contain the old one. */
export function filesWithSampleName(name: string, folder = 'locales'): string[] {
  return globSync(`${folder}/{en,de}/**/*.ts`)
    .filter((file) => readFileSync(file, 'utf8').replaceAll(name, '').includes(sampleName))
    .toSorted()
}
