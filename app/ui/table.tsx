import type { ReactNode } from 'react'
import style from './table.module.css'

interface Column {
  label: string
  /** Figures stand at the right, one below the other. */
  numeric?: boolean
}

interface Props {
  caption: string
  /** Only for screen readers, where the heading beside the table already says it. */
  quietCaption?: boolean
  /** The cells hold sentences: they need the width of the page on a phone. */
  wordy?: boolean
  columns: Column[]
  /** The first cell names the row. */
  rows: { key: string; cells: ReactNode[] }[]
}

/**
 * A table of data. Where four or more columns, or sentences, do not fit, each row becomes a small list with the column's name
 * before every value; the roles are spelled out because changing `display` takes them away in some browsers.
 */
export function Table({ caption, quietCaption, wordy, columns, rows }: Props) {
  const classes = [style.table, (wordy || columns.length > 3) && style.many, wordy && style.wordy]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={style.frame}>
      <table role="table" className={classes}>
        <caption className={quietCaption ? 'sr' : style.caption}>{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(({ label, numeric }) => (
              <th key={label} role="columnheader" scope="col" className={numeric ? style.numeric : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <tr key={key} role="row">
              <th role="rowheader" scope="row">
                {name}
              </th>
              {cells.map((cell, index) => {
                const column = columns[index + 1]
                return (
                  <td
                    key={column?.label}
                    role="cell"
                    data-label={column?.label}
                    className={column?.numeric ? style.numeric : undefined}
                  >
                    {cell}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
