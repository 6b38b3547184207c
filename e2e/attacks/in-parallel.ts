/** As many at a time as a server meets on a busy day. */
const width = 16

/** Does all of it, some at a time, and gives the results in their order. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  const work = async () => {
    for (const [index, item] of waiting) results[index] = await act(item)
  }
  await Promise.all(Array.from({ length: width }, work))
  return results
}

export const numbers = (count: number): number[] => Array.from({ length: count }, (_, number) => number)
