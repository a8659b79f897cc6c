/** Which servers this page really asked for something, as the browser itself recorded it. */
export interface Contact {
  host: string
  isOurs: boolean
  files: number
  /** What came over the network; nothing for files that were still in the cache. */
  bytes: number
}

interface Recorded {
  name: string
  transferSize: number
}

/** Our own server comes first, then the others by name. */
export function contactsOf(entries: Recorded[], own: string): Contact[] {
  const contacts = new Map<string, Contact>()
  for (const { name, transferSize } of entries) {
    const { host } = new URL(name)
    if (!host) continue
    const contact = contacts.get(host) ?? { host, isOurs: host === own, files: 0, bytes: 0 }
    contacts.set(host, {
      ...contact,
      files: contact.files + 1,
      bytes: contact.bytes + transferSize,
    })
  }
  return [...contacts.values()].toSorted(
    (a, b) => Number(b.isOurs) - Number(a.isOurs) || a.host.localeCompare(b.host),
  )
}

export function watchContacts(tell: (contacts: Contact[]) => void): () => void {
  function read() {
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ].filter((entry) => entry instanceof PerformanceResourceTiming)
    tell(contactsOf(entries, location.host))
  }
  const observer = new PerformanceObserver(read)
  observer.observe({ type: 'resource' })
  read()
  return () => observer.disconnect()
}
