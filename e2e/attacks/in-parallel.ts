/** Concurrent requests on a busy day. */
const width = 16

/** Runs all of it with limited concurrency, and returns the results in order. */
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
