/** The value of the first cookie with this name. */
export function cookieOf(headers: Headers, name: string): string | undefined {
  for (const pair of (headers.get('cookie') ?? '').split(';')) {
    const [own = '', ...value] = pair.split('=')
    if (own.trim() === name) return value.join('=').trim()
  }
  return undefined
}
