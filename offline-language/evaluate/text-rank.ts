/** How central each sentence is among the others, from 0 to 1: PageRank over the words that they share. */
export function centrality(sentences: readonly ReadonlySet<string>[]): number[] {
  const holding = new Map<string, number[]>()
  sentences.forEach((stems, at) => {
    for (const stem of stems) {
      const places = holding.get(stem)
      if (places) places.push(at)
      else holding.set(stem, [at])
    }
  })
  const links = sentences.map((stems, at) => {
    const shared = new Map<number, number>()
    for (const stem of stems)
      for (const other of holding.get(stem) ?? []) if (other !== at) shared.set(other, (shared.get(other) ?? 0) + 1)
    return [...shared].map(([other, count]) => ({
      other,
      weight: count / (Math.log(1 + stems.size) + Math.log(1 + (sentences[other]?.size ?? 0)) + 1),
    }))
  })
  const totals = links.map((all) => all.reduce((sum, { weight }) => sum + weight, 0))
  let ranks = sentences.map(() => 1)
  for (let round = 0; round < 20; round++) {
    const next = sentences.map(() => 0.15)
    links.forEach((all, at) => {
      for (const { other, weight } of all)
        next[other] = (next[other] ?? 0) + (0.85 * (ranks[at] ?? 0) * weight) / (totals[at] || 1)
    })
    ranks = next
  }
  const most = ranks.reduce((a, b) => Math.max(a, b), 0)
  return ranks.map((rank) => (most > 0 ? rank / most : 0))
}
