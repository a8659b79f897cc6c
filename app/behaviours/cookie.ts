/** Cookies that a script may read: they say nothing that a stranger could use. */
import { cookieDays } from '#contract/company.ts'

export function keepCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=/; Max-Age=${cookieDays * 86_400}; SameSite=Lax${secure}`
}

export function hasCookie(name: string, value: string, cookies: string = document.cookie): boolean {
  return cookies.split('; ').includes(`${name}=${value}`)
}
