/** The first of each list, then the second of each, up to `count` in all; in the order of the lists. */
export function inTurn<Item>(lists: readonly (readonly Item[])[], count: number): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const taken = new Set(
    Array.from({ length: longest }, (_, round) => lists.flatMap((list) => list.slice(round, round + 1)))
      .flat()
      .slice(0, count),
  )
  return lists.flatMap((list) => list.filter((item) => taken.has(item)))
}
