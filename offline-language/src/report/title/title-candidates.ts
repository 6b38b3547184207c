import type { Cast } from '../../language/names/cast.js'
import type { TopicPhrase } from '../../language/phrases/topic-phrases.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { figurePhrases } from '../phrase/figure-phrases.js'
import { kindOfPoint } from '../phrase/kind-of-point.js'
import { isNamed, matterLabel, type MatterName, mattersOf } from '../phrase/matters.js'
import type { Mentions } from '../phrase/mentions.js'
import { timesIn } from '../phrase/time-phrase.js'
import { askedMatters } from './asked-matters.js'
import { type Deed, deedsIn } from './deeds.js'
import { type NamedDeed, namedDeedsIn } from './named-deeds.js'
import { isNegatedAt } from './negated.js'
import { namesIn } from './proper-names.js'
import { thingsIn } from './things.js'

/**
 * What could be the title of a point: a thing of its words or of those before it, a name, a matter, what is planned ("moving out"),
 * what is done as a noun ("repair"), what is asked for ("price"), a counted thing, a time, or what becomes of it ("refusal").
 */
export type TitleCandidate = { text: string; sentence: Sentence } & (
  | { kind: 'thing' | 'earlier' | 'proper'; phrase: TopicPhrase }
  | { kind: 'matter'; name: MatterName; isNamed: boolean }
  | { kind: 'deed'; deed: Deed }
  | { kind: 'noun'; deed: NamedDeed }
  | { kind: 'figure' | 'time' | 'act' | 'asked' }
)

const fewestLetters = 3
const longest = 40

/** Every candidate of the sentences of a point, each as often as it is said. */
export function titleCandidates(
  sentences: readonly Sentence[],
  earlier: readonly Sentence[],
  cast: Cast,
  mentions: Mentions,
): TitleCandidate[] {
  const all = sentences.flatMap((sentence): TitleCandidate[] => [
    ...thingsIn(sentence, cast, mentions).map((one) => ({ kind: 'thing' as const, ...one })),
    ...namesIn(sentence, cast).map((one) => ({ kind: 'proper' as const, ...one })),
    ...deedsIn(sentence)
      .filter(isDone(sentence))
      .map((deed) => ({ kind: 'deed' as const, text: deed.text, sentence, deed })),
    ...namedDeedsIn(sentence).map((deed) => ({ kind: 'noun' as const, text: deed.text, sentence, deed })),
    ...askedMatters(sentence).map((text) => ({ kind: 'asked' as const, text, sentence })),
    ...figurePhrases(sentence)
      .filter((text) => !isOneOfSeveral(text, sentences) && !isLong(text, sentence))
      .map((text) => ({ kind: 'figure' as const, text, sentence })),
    ...timesIn(sentence.text).map((text) => ({ kind: 'time' as const, text: withoutLead(text), sentence })),
  ])
  const before = earlier.flatMap((sentence) =>
    thingsIn(sentence, cast, mentions).map((one) => ({ kind: 'earlier' as const, ...one })),
  )
  const act = kindOfPoint(sentences)
  const acts = act ? [{ kind: 'act' as const, text: act, sentence: sentences.at(-1)! }] : []
  return [...all, ...before, ...mattersIn(sentences), ...acts].filter(
    ({ text }) =>
      text.length >= fewestLetters &&
      text.length <= longest &&
      !namesNothing.test(text) &&
      /\p{L}{3}/u.test(text) &&
      !/['’]s$/.test(text),
  )
}

/** "None", "half": a word in place of a thing. */
const namesNothing =
  /^(?:none|half|both|all|nothing|something|anything|one|ones|others?|rest|lots?|bit|sort|kind|other half|course|anybody|nobody|the (?:end|start) of .+)$/i

const denies = /\b(?:not|never|nobody|nothing|no)\b/

/** "Talking about the handovers", "coming back with the list", "starting with the phone": how it is done, not what. */
const ofManner =
  /^(?:(?:talking|asking|telling|saying|speaking|discussing|explaining) |coming back|going on|starting (?:with|at|from)|putting it)/

/** Whether somebody will do it: not "that is nothing I'd move for any job". */
const isDone =
  ({ words }: Sentence) =>
  ({ verb, text }: Deed): boolean =>
    !ofManner.test(text) &&
    !denies.test(
      words
        .slice(0, words.indexOf(verb))
        .map(({ lower }) => lower)
        .join(' ')
        .split(/ ?[,;:] ?| (?:but|so|because) /)
        .at(-1)!,
    )

const unitOfTime = /\b(?:minute|hour|day|night|week|month|year)s?$/i

/** "Two weeks", if a point has three weeks, too. */
function isOneOfSeveral(text: string, sentences: readonly Sentence[]): boolean {
  const [unit] = unitOfTime.exec(text) ?? []
  if (unit === undefined) return false
  const same = sentences.flatMap(figurePhrases).filter((other) => other.toLowerCase().endsWith(unit.toLowerCase()))
  return new Set(same.map((other) => other.toLowerCase())).size > 1
}

/** "He drove it for thirty years": how long something was, of which nothing follows. */
const isLong = (text: string, sentence: Sentence): boolean =>
  / years$/i.test(text) && sentence.text.toLowerCase().includes(`for ${text.toLowerCase()}`)

/** "By the end of August". */
const withoutLead = (time: string): string => time.replace(/^(?:(?:by|on|at|until|till|from|in|within) )+/i, '')

/** "I don't do discounts". */
const isNegatedIn = (sentence: Sentence, name: string): boolean =>
  !isAsked(sentence) &&
  isNegatedAt(
    sentence,
    sentence.words.findIndex(({ lower }) => lower.startsWith(name)),
  )

function mattersIn(sentences: readonly Sentence[]): TitleCandidate[] {
  return sentences.flatMap((sentence) =>
    mattersOf(sentence.text)
      .filter((name) => !isNegatedIn(sentence, matterLabel(name)))
      .map((name) => ({
        kind: 'matter' as const,
        text: matterLabel(name),
        sentence,
        name,
        isNamed: isNamed(sentence.text, name),
      })),
  )
}
