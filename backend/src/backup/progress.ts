import type { Say } from '../start/say.js'

const everyMs = 5_000

/** Prints the number of rows done every few seconds; prints nothing for shorter work. */
export class RowProgress {
  rows = 0
  private saidAt = performance.now()

  constructor(private readonly say: Say) {}

  add(rows: number): void {
    this.rows += rows
    if (performance.now() - this.saidAt < everyMs) return
    this.saidAt = performance.now()
    this.say(`${this.rows.toLocaleString('en')} rows so far`)
  }
}
