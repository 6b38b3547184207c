import { attemptRowTexts as texts } from './texts'

/** What one report says in a row; no line if it says nothing. */
export interface ComparedCell {
  readonly lines: readonly string[]
  readonly meaning?: 'good' | 'caution' | 'plain'
}

export interface ComparedRow {
  readonly label: string
  readonly left: ComparedCell
  readonly right: ComparedCell
  /** From left to right; empty if it cannot be said. */
  readonly change: string
}

interface Counted {
  readonly label: string
  readonly unit: string
  readonly changeUnit: string
}

/** A row of two counts, or none if neither report has one. */
export function countRow(counted: Counted, left: number | null, right: number | null): ComparedRow[] {
  if (left === null && right === null) return []
  const cell = (count: number | null) => ({ lines: count === null ? [] : [count.toLocaleString() + counted.unit] })
  const change = left === null || right === null ? '' : changeOf(right - left, counted.changeUnit)
  return [{ label: counted.label, left: cell(left), right: cell(right), change }]
}

/** A difference with its sign. */
export function changeOf(difference: number, unit = ''): string {
  if (difference === 0) return texts.same
  return (difference > 0 ? '+' : '−') + Math.abs(difference).toLocaleString() + unit
}
