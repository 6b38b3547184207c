/** The requests that figures are about: those of the days `from` to `to`, both included, of one scenario or of all. */
export interface FiguresPeriod {
  /** A day in UTC, such as 2026-05-20. */
  readonly from: string
  readonly to: string
  readonly scenario: string | null
}
