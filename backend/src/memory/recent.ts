/** The entries that were used last, limited by their total weight. The caller removes what becomes stale. */
export class Recent<Value> {
  private readonly entries = new Map<string, Value>()
  private weight = 0

  constructor(
    private readonly mostWeight: number,
    private readonly weigh: (value: Value) => number = () => 1,
  ) {}

  find(key: string): Value | undefined {
    const value = this.entries.get(key)
    // Far from full, the order does not matter yet, and moving an entry costs more than finding it.
    if (value !== undefined && this.weight * 2 > this.mostWeight) {
      // A map keeps the order of insertion: re-inserting makes this entry the newest.
      this.entries.delete(key)
      this.entries.set(key, value)
    }
    return value
  }

  keep(key: string, value: Value): void {
    this.forget(key)
    this.entries.set(key, value)
    this.weight += this.weigh(value)
    for (const oldest of this.entries.keys()) {
      if (this.weight <= this.mostWeight) break
      this.forget(oldest)
    }
  }

  forget(key: string): void {
    const value = this.entries.get(key)
    if (value === undefined) return
    this.entries.delete(key)
    this.weight -= this.weigh(value)
  }

  clear(): void {
    this.entries.clear()
    this.weight = 0
  }
}
