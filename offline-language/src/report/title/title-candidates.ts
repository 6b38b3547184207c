import type { Cast } from '../../language/names/cast.js'
import { type TopicPhrase, topicPhrases } from '../../language/phrases/topic-phrases.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { Word } from '../../language/tokens/language-model.js'
import { figurePhrases } from '../phrase/figure-phrases.js'
import { isAbuse } from '../phrase/in-passing.js'
import { kindOfPoint } from '../phrase/kind-of-point.js'
import { isNamed, matterLabel, type MatterName, mattersOf } from '../phrase/matters.js'
import type { Mentions } from '../phrase/mentions.js'
import { isNaming } from '../phrase/naming-phrase.js'
import { timesIn } from '../phrase/time-phrase.js'

/** What could be the title of a point: a thing, a matter, a counted thing, a time, or what is done ("refusal"). */
export type TitleCandidate = { text: string; sentence: Sentence } & (
  | { kind: 'thing'; phrase: TopicPhrase }
  | { kind: 'matter'; name: MatterName; isNamed: boolean }
  | { kind: 'figure' | 'time' | 'act' }
)

const saysLittle = /^(?:other|same|whole|only|last|next|good|bad|great|best|free|actual|real|'s)$/
const asksPrice = /\bhow much (?:is|are|does|do|would|will)\b|\bwhat (?:does|do|would|will|did)\b.* cost\b/i
const fewestLetters = 3
const longest = 40

/** Every candidate of the sentences of a point, each as often as it is said. */
export function titleCandidates(sentences: readonly Sentence[], cast: Cast, mentions: Mentions): TitleCandidate[] {
  const all = sentences.flatMap((sentence): TitleCandidate[] => [
    ...thingsIn(sentence, cast, mentions),
    ...figurePhrases(sentence)
      .filter((text) => !isOneOfSeveral(text, sentences))
      .map((text) => ({ kind: 'figure' as const, text, sentence })),
    ...timesIn(sentence.text).map((text) => ({ kind: 'time' as const, text: withoutLead(text), sentence })),
  ])
  const asked = sentences.find(({ text }) => asksPrice.test(text))
  const prices = asked
    ? [{ kind: 'matter' as const, text: 'cost', sentence: asked, name: 'price' as const, isNamed: false }]
    : []
  const act = kindOfPoint(sentences)
  const acts = act ? [{ kind: 'act' as const, text: act, sentence: sentences.at(-1)! }] : []
  return [...all, ...mattersIn(sentences), ...prices, ...acts].filter(
    ({ text }) =>
      text.length >= fewestLetters && text.length <= longest && /\p{L}{3}/u.test(text) && !/['’]s$/.test(text),
  )
}

const unitOfTime = /\b(?:minute|hour|day|night|week|month|year)s?$/i

/** "Two weeks", if a point has three weeks, too. */
function isOneOfSeveral(text: string, sentences: readonly Sentence[]): boolean {
  const [unit] = unitOfTime.exec(text) ?? []
  if (unit === undefined) return false
  const same = sentences.flatMap(figurePhrases).filter((other) => other.toLowerCase().endsWith(unit.toLowerCase()))
  return new Set(same.map((other) => other.toLowerCase())).size > 1
}

/** "By the end of August". */
const withoutLead = (time: string): string => time.replace(/^(?:(?:by|on|at|until|till|from|in|within) )+/i, '')

function thingsIn(sentence: Sentence, cast: Cast, mentions: Mentions): TitleCandidate[] {
  return topicPhrases(sentence)
    .filter(
      (phrase) =>
        isNaming(phrase, sentence, cast) &&
        !isAbuse(phrase) &&
        !(phrase.words.length === 1 && mentions(phrase).isName && !isAsked(sentence)),
    )
    .map((phrase) => ({ kind: 'thing', text: wholeText(phrase, sentence), sentence, phrase }))
}

const mostBefore = 3
const opensPhrase = /^(?:the|an?|my|your|our|his|her|its|their|this|that|these|those|some|any)$/
/** "A bit more shading", "the stupid bill". */
const startsEmpty = /^(?:bit|lot|more|less|own|few|little|other|same|whole|stupid|bloody|pure|superior|sheer|silly)$/
const finite = /^(?:went|got|came|said|took|gave|ran|sat|told|kept|felt|knew|saw|made|had|has|have|is|are|was|were)$/
const insidePhrase = /^(?:NOUN|PROPN|ADJ|VERB)$/
const inflected = /(?:s|ed)$/

const canBeBefore = ({ pos, lower }: Word): boolean =>
  insidePhrase.test(pos) && !(pos === 'VERB' && inflected.test(lower)) && !finite.test(lower) && !saysLittle.test(lower)

/** "Welcome music" of "the welcome music": all between an article and the thing. */
function wholeText({ text, words: [first] }: TopicPhrase, { words }: Sentence): string {
  const start = words.indexOf(first!)
  const near = words.slice(Math.max(0, start - mostBefore), start)
  const opening = near.findLastIndex(({ lower }) => opensPhrase.test(lower))
  const after = near.slice(opening + 1)
  const from = after.findIndex(({ lower }) => !startsEmpty.test(lower))
  const more = from < 0 ? [] : after.slice(from)
  const isWhole = opening >= 0 && more.every(canBeBefore)
  return isWhole ? [...more.map((word) => word.text), text].join(' ') : text
}

function mattersIn(sentences: readonly Sentence[]): TitleCandidate[] {
  return sentences.flatMap((sentence) =>
    mattersOf(sentence.text).map((name) => ({
      kind: 'matter' as const,
      text: matterLabel(name),
      sentence,
      name,
      isNamed: isNamed(sentence.text, name),
    })),
  )
}
