import style from './ways.module.css'

/** Which way data goes: out of a system, into it, or both. */
export function Ways({ reads, writes }: { reads: boolean; writes: boolean }) {
  return (
    <svg className={style.ways} width="64" height="26" viewBox="0 0 64 26" aria-hidden="true">
      <path className={reads ? undefined : style.none} d={reads ? 'M0 7H60M54 1l6 6-6 6' : 'M2 7H60'} />
      <path className={writes ? undefined : style.none} d={writes ? 'M64 19H4M10 13l-6 6 6 6' : 'M62 19H4'} />
    </svg>
  )
}
