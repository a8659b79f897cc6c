/** Tells which of the given sections is being read: the last one whose beginning has reached the upper third. */
export function watchReading(sections: Element[], tell: (id: string) => void): () => void {
  function look() {
    const begun = sections.findLast((section) => section.getBoundingClientRect().top < innerHeight / 3)
    const current = begun ?? sections[0]
    if (current) tell(current.id)
  }
  const observer = new IntersectionObserver(look, { rootMargin: '0px 0px -66% 0px', threshold: [0, 1] })
  for (const section of sections) observer.observe(section)
  // A jump over several sections changes nothing for those in between.
  // Older Safaris do not tell of its end.
  const moved = 'onscrollend' in globalThis ? 'scrollend' : 'scroll'
  addEventListener(moved, look)
  return () => {
    observer.disconnect()
    removeEventListener(moved, look)
  }
}
