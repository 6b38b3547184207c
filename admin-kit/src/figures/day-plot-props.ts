/** Two series at most: the second is part of the first, and drawn over it. */
export interface DayPlotProps {
  /** What is counted. */
  readonly label: string
  readonly series: readonly string[]
  /** Each day with a value for each series, oldest first. */
  readonly days: readonly { readonly day: string; readonly values: readonly number[] }[]
}
