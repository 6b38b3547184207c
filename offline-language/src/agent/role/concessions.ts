import { contentStems } from '../../language/tokens/content-stems.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { tellingStems } from './condition.js'
import { spokenTo } from './phrase-goal.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { mayGive } = loadPatterns('role/concessions', 'mayGive')

/** Something that the role may give if it is asked for: "a training budget of 3,000". */
export interface Concession {
  thing: string
  stems: ReadonlySet<string>
  /** What the person has to ask for: "quick help". */
  askedBy: ReadonlySet<string>
}

const between = /,? or |, (?:and )?(?=(?:an?|the|some|your) )/i
const ending =
  /,? (?:of )?up to \S*\d.*$|,? (?:as a last step|if|when|once|but|in return|only|you )\b.*$|\b(?:as a last step|in the end)\b.*$/i

export function concessionsOf(sentences: readonly string[], counterpart: Counterpart): Concession[] {
  return sentences.flatMap((sentence, at) =>
    concessionsIn(sentence, counterpart).map(({ thing, stems }) => ({
      thing,
      stems,
      askedBy: tellingStems(counterpart.named(offeredOn.exec(sentences[at + 1] ?? '')?.[1] ?? '')),
    })),
  )
}

/** "Do not offer it unless the customer asks for quick help." */
const offeredOn =
  /\b(?:offer|mention|give|suggest|grant)s? (?:it|this|that|them)\b[^.]*?\b(?:unless|only if|only when|until) ([^.]+)/i

function concessionsIn(sentence: string, counterpart: Counterpart): Omit<Concession, 'askedBy'>[] {
  const given = mayGive.exec(sentence.replace(/\bthrow (them|it) in\b/i, 'throw in $1'))?.[1]?.replace(ending, '') ?? ''
  // "Winter tyres are worth 400 and you can throw them in"
  const subject = /^(\p{Lu}[\p{L} -]{2,30}?) (?:is|are|costs?) /u.exec(sentence)?.[1] ?? ''
  const things = /^(?:them|it)\b/i.test(given) ? [subject.toLowerCase()] : given.split(between)
  return things
    .map((thing) => spokenTo(thing.trim(), counterpart))
    .filter((thing) => thing.split(' ').length <= 10 && thing.length > 2)
    .map((thing) => ({ thing, stems: contentStems(thing) }))
}
