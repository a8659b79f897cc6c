import type { ReactNode } from 'react'
import { Body, Cell, ColumnHead, Head, Row, RowHead, TableRoot } from './table-parts.tsx'
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
 * before every value.
 */
export function Table({ caption, quietCaption, wordy, columns, rows }: Props) {
  const classes = [style.table, (wordy || columns.length > 3) && style.many, wordy && style.wordy]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={style.frame}>
      <TableRoot className={classes}>
        <caption className={quietCaption ? 'sr' : style.caption}>{caption}</caption>
        <Head>
          <Row>
            {columns.map(({ label, numeric }) => (
              <ColumnHead key={label} className={numeric ? style.numeric : undefined}>
                {label}
              </ColumnHead>
            ))}
          </Row>
        </Head>
        <Body>
          {rows.map(({ key, cells: [name, ...cells] }) => (
            <Row key={key}>
              <RowHead>{name}</RowHead>
              {cells.map((cell, index) => {
                const column = columns[index + 1]
                return (
                  <Cell
                    key={column?.label}
                    data-label={column?.label}
                    className={column?.numeric ? style.numeric : undefined}
                  >
                    {cell}
                  </Cell>
                )
              })}
            </Row>
          ))}
        </Body>
      </TableRoot>
    </div>
  )
}
