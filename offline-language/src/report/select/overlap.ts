/** The share of the smaller set's elements that the other set contains. */
export function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const smaller = Math.min(a.size, b.size)
  return smaller === 0 ? 0 : [...a].filter((stem) => b.has(stem)).length / smaller
}
