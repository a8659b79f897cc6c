/** What stands around every page. A chunk of its own: the prerendered frame works without it. */
import { useEffect } from 'react'
import { reportErrors } from '#app/behaviours/report.ts'
import { Announcer } from '#app/layout/announcer.tsx'
import { CookieBanner } from '#app/layout/cookie-banner.tsx'
import { Footer } from '#app/layout/footer.tsx'
import { Header } from '#app/layout/header.tsx'
import { SkipLink } from '#app/layout/skip-link.tsx'

export function Top() {
  return (
    <>
      <SkipLink />
      <CookieBanner />
      <Header />
    </>
  )
}

export function Bottom({ title }: { title: string | undefined }) {
  useEffect(reportErrors, [])
  return (
    <>
      <Footer />
      <Announcer title={title} />
    </>
  )
}
