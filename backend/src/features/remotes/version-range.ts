const plain = /^(\d+)\.(\d+)\.(\d+)$/

/** True where the range is this very version, or a caret range that it lies in. Every other kind of range is false. */
export function isInRange(version: string, range: string): boolean {
  if (range === version) return true
  const [has, from] = [numbers(version), numbers(range.replace(/^\^/, ''))]
  if (!range.startsWith('^') || !has || !from) return false
  // Up to its first number that is not zero a caret range is fixed; what follows may be greater.
  const fixed = from.findIndex((number) => number > 0)
  const differs = from.findIndex((number, place) => number !== has[place])
  if (differs === -1) return true
  return fixed !== -1 && differs > fixed && has[differs]! > from[differs]!
}

function numbers(version: string): number[] | null {
  return plain.exec(version)?.slice(1).map(Number) ?? null
}
