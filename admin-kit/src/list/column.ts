import type { ReactNode } from 'react'

/** One column of a table. */
export interface Column<Row> {
  readonly key: string
  readonly header: string
  cell(row: Row): ReactNode
  /** Name by which the server sorts; without it the column cannot be sorted. */
  readonly sort?: string
  readonly align?: 'left' | 'right'
  /** CSS width; if unset, the content decides. */
  readonly width?: number | string
  /** On a phone, where a row is a card, it is the first line: whom or what the row is about. */
  readonly isTitle?: boolean
  /** Long text stays on one line and ends in dots. */
  readonly isCut?: boolean
  /** The heading is for screen readers only. */
  readonly isHeaderHidden?: boolean
}
