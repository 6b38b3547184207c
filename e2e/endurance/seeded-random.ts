/** The same choices for the same seed: a run can be repeated. */
export class SeededRandom {
  private state: number

  constructor(seed: number) {
    this.state = seed
  }

  /** A whole number from 0 to just below the limit (mulberry32). */
  below(limit: number): number {
    this.state = (this.state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }

  shuffled<Item>(items: readonly Item[]): Item[] {
    const left = [...items]
    return items.map(() => left.splice(this.below(left.length), 1)[0]!)
  }
}
