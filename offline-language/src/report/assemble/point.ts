import { isFragment } from '../phrase/tellable-words.js'
import type { Candidate } from '../select/candidate.js'

/** The statements of a key point: one, or what comes before it and the statement itself. */
export type Point = readonly Candidate[]

const richStems = 5

/** What a better point has told, as its question or its second sentence, is not told again. */
export function withoutRepeats(points: readonly Point[]): Point[] {
  const told = new Set<number>()
  const quoted = new Set<string>()
  return points.flatMap((point) => {
    const main = point.at(-1)!
    if (quoted.has(main.reported.rest)) return []
    const isRepeated = point.length > 1 && told.has(point[0]!.sentence.at)
    if (isRepeated && !main.standsAlone && !isRich(main)) return []
    const kept = (isRepeated ? [main] : point).map((one) =>
      told.has(one.continuation?.sentence.at ?? -1) ? { ...one, continuation: null } : one,
    )
    const places = kept.flatMap(({ sentence, lead, continuation }) => [
      sentence.at,
      ...lead.map((one) => one.sentence.at),
      ...(continuation ? [continuation.sentence.at] : []),
    ])
    if (told.has(main.sentence.at) || places.filter((at) => told.has(at)).length > 1) return []
    places.forEach((at) => told.add(at))
    kept.forEach(({ continuation }) => quoted.add(`“${continuation?.quote.shown ?? ''}”`))
    return [kept]
  })
}

/** A quote that points at something, but says much besides. */
export function isRich({ reported, isIncomplete, sentence: { words, stems } }: Candidate): boolean {
  return reported.verb === 'quoted' && stems.size >= richStems && !isFragment(words) && !isIncomplete
}
