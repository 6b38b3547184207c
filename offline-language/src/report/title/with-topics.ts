import { contentStems, shared } from '../../language/tokens/content-stems.js'
import type { RatedPoint } from './rated-points.js'

interface RatedTopic {
  label: { name: string }
  worth: number
}

/** How much a topic of the talk names a point better than what is only said in it; half as much if it is a part of the name. */
const ofTopic = 1
const ofPart = 0.5

/** The points whose titles count more if readers would name them as topics of the whole talk. */
export function withTopics(points: readonly RatedPoint[], topics: readonly RatedTopic[]): RatedPoint[] {
  const named = topics.map(({ label, worth }) => ({ stems: contentStems(label.name), worth }))
  return points.map((point) => ({
    ...point,
    titles: point.titles
      .map((title) => ({ ...title, score: title.score + ofTopic * worthOf(contentStems(title.text)) }))
      .toSorted((a, b) => b.score - a.score),
  }))

  function worthOf(title: ReadonlySet<string>): number {
    const worths = named.map(({ stems, worth }) => {
      const same = shared(stems, title)
      if (same === 0 || same < Math.min(stems.size, title.size)) return 0
      return stems.size === title.size ? worth : worth * ofPart
    })
    return Math.max(0, ...worths)
  }
}
