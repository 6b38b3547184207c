const plain = /^(\d+)\.(\d+)\.(\d+)$/

/** True if the range is this exact version, or a caret range that includes it. False for every other kind of range. */
export function isInRange(version: string, range: string): boolean {
  if (range === version) return true
  const [has, from] = [numbers(version), numbers(range.replace(/^\^/, ''))]
  if (!range.startsWith('^') || !has || !from) return false
  // A caret range fixes the numbers up to the first one that is not zero; the following ones may be greater.
  const fixed = from.findIndex((number) => number > 0)
  const differs = from.findIndex((number, place) => number !== has[place])
  if (differs === -1) return true
  return fixed !== -1 && differs > fixed && has[differs]! > from[differs]!
}

function numbers(version: string): number[] | null {
  return plain.exec(version)?.slice(1).map(Number) ?? null
}
