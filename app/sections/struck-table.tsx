import style from './struck-table.module.css'

interface Props {
  /** The id of the heading above it. */
  labelledBy: string
  columns: readonly string[]
  /** What is done, and what is not. */
  rows: readonly (readonly string[])[]
}

/** What is done beside what is not, which is struck through like a stop that is left out. */
export function StruckTable({ labelledBy, columns, rows }: Props) {
  return (
    <table className={style.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([done, not]) => (
          <tr key={done}>
            <td>{done}</td>
            <td>
              <s>{not}</s>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
