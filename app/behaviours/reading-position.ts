/** Tells which of the given sections is being read: the last one whose beginning has passed the top of the window. */
export function watchReading(sections: Element[], tell: (id: string) => void): () => void {
  const passed = new Set<Element>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, boundingClientRect, rootBounds } of entries) {
        if (boundingClientRect.top < (rootBounds?.bottom ?? 0)) passed.add(target)
        else passed.delete(target)
      }
      const current = sections.findLast((section) => passed.has(section)) ?? sections[0]
      if (current) tell(current.id)
    },
    // A section counts as begun once it reaches the upper third.
    { rootMargin: '0px 0px -66% 0px', threshold: [0, 1] },
  )
  for (const section of sections) observer.observe(section)
  return () => observer.disconnect()
}
