/**
 * The chance that a value of the first is the larger one (Mann-Whitney): a half if they do not differ. `error` is
 * the standard error of a half for so many values.
 */
export function chanceLarger(
  first: readonly number[],
  second: readonly number[],
): { readonly chance: number; readonly error: number } {
  const [n, m] = [first.length, second.length]
  let wins = 0
  for (const one of first) for (const other of second) wins += one > other ? 1 : one === other ? 0.5 : 0
  return { chance: wins / (n * m), error: Math.sqrt((n + m + 1) / (12 * n * m)) }
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!
}
