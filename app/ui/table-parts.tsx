/**
 * The parts of a table whose rows become small lists on a phone. Their roles are spelled out, because changing `display`
 * takes them away in some browsers.
 */
import type { ComponentProps } from 'react'

export function TableRoot(props: ComponentProps<'table'>) {
  return <table role="table" {...props} />
}
export function Head(props: ComponentProps<'thead'>) {
  return <thead role="rowgroup" {...props} />
}
export function Body(props: ComponentProps<'tbody'>) {
  return <tbody role="rowgroup" {...props} />
}
export function Row(props: ComponentProps<'tr'>) {
  return <tr role="row" {...props} />
}
export function ColumnHead(props: ComponentProps<'th'>) {
  return <th role="columnheader" scope="col" {...props} />
}
export function RowHead(props: ComponentProps<'th'>) {
  return <th role="rowheader" scope="row" {...props} />
}
export function Cell(props: ComponentProps<'td'>) {
  return <td role="cell" {...props} />
}
