/** Reads `br;q=0.8, gzip`: each value in lower case with its weight, as written; one with a malformed weight is dropped. */
export function qualityValues(header: string | null): { value: string; weight: number }[] {
  return (header ?? '').split(',').flatMap((item) => {
    const [value = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
    return value && /^(?:0(?:\.\d*)?|1(?:\.0*)?)$/.test(weight) ? [{ value, weight: Number(weight) }] : []
  })
}
