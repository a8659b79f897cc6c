import type { ReactNode } from 'react'
import { useLanguage } from '#app/behaviours/language.ts'
import { logOutPath } from '#app/behaviours/signed-in.ts'
import { forgetDrafts } from '#app/behaviours/storage.ts'

/**
 * A plain form around its button: the answer is a new document, so nothing of the account stays on the screen or in
 * memory.
 */
export function LogOut({ children }: { children: ReactNode }) {
  const { locale } = useLanguage()
  return (
    <form method="post" action={logOutPath} onSubmit={forgetDrafts}>
      <input type="hidden" name="_locale" value={locale} />
      {children}
    </form>
  )
}
