/** How close each sentence is to the middle of all, from 0 to 1: the cosine of its words with the sum of all words. */
export function centroidSimilarity(sentences: readonly ReadonlySet<string>[]): number[] {
  const counts = new Map<string, number>()
  for (const stems of sentences) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  // A word of one sentence only says nothing about the rest.
  const weight = (stem: string) => Math.log(counts.get(stem) ?? 1)
  const similarities = sentences.map((stems) =>
    stems.size === 0 ? 0 : [...stems].reduce((sum, stem) => sum + weight(stem), 0) / Math.sqrt(stems.size),
  )
  const most = similarities.reduce((a, b) => Math.max(a, b), 0)
  return similarities.map((similarity) => (most > 0 ? similarity / most : 0))
}
