import { serverMark } from '#app/behaviours/server-place.ts'
import style from './server-place.module.css'

/**
 * Where the server puts HTML of its own for a visitor without a script; what follows is then not shown. With a script
 * it is no part of the page, because the browser reads it as text.
 */
export function ServerPlace() {
  return <noscript className={style.place} dangerouslySetInnerHTML={{ __html: serverMark }} />
}
