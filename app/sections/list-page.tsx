import type { ReactNode } from 'react'
import { fill, useWords } from '#app/behaviours/language.ts'
import { Band } from '#app/ui/band.tsx'
import { HeadingDuo } from '#app/ui/heading-duo.tsx'
import { ArrowLink, Link } from '#app/ui/link.tsx'
import type { ListPage as Page } from '#content/entries.ts'
import { listPagePath, type LongListPath } from '#contract/long-lists.ts'
import style from './list-page.module.css'

interface Props {
  list: LongListPath
  data: Page<unknown, unknown>
  words: { long: string; short: string; lede: string; back: string; count: string }
  children: ReactNode
}

/** Some entries of a long list with all their text, and the way to the others: everything as plain HTML. */
export function ListPage({ list, data, words, children }: Props) {
  const { first, last, all } = data
  return (
    <Band id="top" labelledBy="page-heading" tone="board">
      <HeadingDuo level={1} id="page-heading" long={words.long} short={words.short} />
      <p className={style.lede}>{words.lede}</p>
      <ArrowLink to={list}>{words.back}</ArrowLink>
      <p className={style.count}>{fill(words.count, { first, last, all })}</p>
      {children}
      {data.pages > 1 && <Pages list={list} page={data.page} pages={data.pages} />}
    </Band>
  )
}

function Pages({ list, page, pages }: { list: LongListPath; page: number; pages: number }) {
  const words = useWords('list-pages')
  return (
    <nav className={style.pages} aria-label={words.pages}>
      <ul>
        {page > 1 && (
          <li>
            <Link rel="prev" to={listPagePath(list, page - 1)}>
              {words.previous}
            </Link>
          </li>
        )}
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number}>
            <Link
              to={listPagePath(list, number)}
              aria-label={fill(words.page, { page: number, pages })}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </Link>
          </li>
        ))}
        {page < pages && (
          <li>
            <Link rel="next" to={listPagePath(list, page + 1)}>
              {words.next}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  )
}
