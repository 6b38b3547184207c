import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'
import { Pattern } from '../../data/load-patterns.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { type Condition, conditionFrom, isEmpty } from './condition.js'
import { conditionalOf } from './conditional.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { directQuestion } from './direct-question.js'
import { inSecond } from '../prompt/in-second-person.js'
import { inFirstPerson } from '../wording/first-person.js'
import { spokenTo } from './phrase-goal.js'

/** The reaction of the role in a case of its prompt: a sentence, a fact, or another tone. */
export interface Trigger extends Condition {
  /** Sentences to say. */
  says: string[]
  /** The content words of what it says then. */
  tells: ReadonlySet<string>
  /** The thing that it mentions, in the role's words: "the queue out of the door". */
  thing: string | null
  tone: 'softer' | 'harder' | 'quiet' | 'tears' | null
  /** Whether the role then says what it keeps back: "opens up when asked how he is". */
  opens: boolean
}

const { softer, harder, quiet, tears, effects } = loadData(
  'triggers',
  v.strictObject({
    softer: Pattern,
    harder: Pattern,
    quiet: Pattern,
    tears: Pattern,
    effects: v.strictObject({
      asks: Pattern,
      asksFor: Pattern,
      says: Pattern,
      tells: Pattern,
      offers: Pattern,
      offersThing: Pattern,
      offersThat: Pattern,
      quotes: Pattern,
      suggests: Pattern,
      threatens: Pattern,
      states: Pattern,
      refuses: Pattern,
    }),
  }),
)
const telling =
  '(?:ask|tell|say|answer|suggest|propose|offer|mention|admit|explain|report|want|remind|warn|threaten|repeat|insist|point out)s?'
const boundary = new RegExp(`(?:,? (?:and|then|but)|,) (?=you are |(?:then |also )?(?:you )?${telling}\\b)`, 'i')

/** The instructions of a prompt for cases that may come. */
export function triggersOf(sentences: readonly string[], counterpart: Counterpart): Trigger[] {
  return sentences.flatMap((sentence) => {
    const found = conditionalOf(sentence, counterpart)
    if (!found) return []
    return alternativesOf(found.condition).flatMap((condition) => triggerOf(condition, found.main, counterpart) ?? [])
  })
}

const superior =
  /^(?:asks?|demands?|wants?) (?:for|to (?:speak|talk) to) (?:his|her|their|your|the) (manager|boss|supervisor|superior)$/i
const another =
  / or (?=(?:asks?|says?|shows?|offers?|tells?|mentions?|names?|remembers?|gives?|talks?|makes?|uses?|apologi[sz]es?|promises?)\b)/i

/** "Shows concern or asks about home" are two cases. */
function alternativesOf(condition: string): string[] {
  return condition.split(another)
}

function triggerOf(condition: string, main: string, counterpart: Counterpart): Trigger | null {
  const when = conditionFrom(condition, main, counterpart)
  const pieces = main.split(boundary).map((piece) => piece.replace(/^(?:you|then|also|and) /i, '').trim())
  const trigger: Trigger = {
    ...when,
    says: pieces.flatMap((piece) => sentenceFor(piece, counterpart) ?? []),
    tells: new Set(pieces.flatMap((piece) => [...contentStems(effects.tells.exec(piece)?.[1] ?? '')])),
    thing: /\b(?:not|never)\b/i.test(main) ? null : thingToTell(pieces, counterpart),
    opens: /\bopens? up\b|\b(?:more|become\w*|gets?) open\b|\btells? (?:the truth|everything|what is)\b/i.test(main),
    tone: toneOf(main),
  }
  const isIdle = trigger.says.length === 0 && trigger.tells.size === 0 && !trigger.tone
  return isIdle || isEmpty(when) ? null : trigger
}

/** The tone that a reaction of the prompt names: "you get loud". */
export function toneOf(main: string): Trigger['tone'] {
  if (tears.test(main)) return 'tears'
  if (quiet.test(main)) return 'quiet'
  return softer.test(main) ? 'softer' : harder.test(main) ? 'harder' : null
}

function thingToTell(pieces: readonly string[], counterpart: Counterpart): string | null {
  const found = pieces
    .map((piece) => effects.tells.exec(piece)?.[1] ?? '')
    .find((rest) => /^(?:the|an?|your) /i.test(rest) && !/\b(?:was|is|were|are|has|had)\b/.test(rest))
  return found ? spokenTo(found, counterpart) : null
}

function sentenceOf(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`
}

/** How a piece of a case is said, the first that applies. */
const ways: readonly [looks: RegExp, said: (rest: string, counterpart: Counterpart) => string | null][] = [
  [effects.refuses, () => 'No, thank you.'],
  [effects.asks, (rest, person) => directQuestion(spokenTo(rest.replace(/^if\b/i, 'whether'), person))],
  [superior, (rest) => `I want to speak to your ${rest}.`],
  [effects.asksFor, (rest, person) => `I would like ${spokenTo(rest, person)}.`],
  [effects.threatens, (rest, person) => `Then I will ${spokenTo(rest, person)}.`],
  // "Says has no computer": the notes leave out who.
  [
    effects.states,
    (rest, person) => `I ${spokenTo(rest, person).replace(/^\S+/, (verb) => inSecond(verb).replace(/^are$/, 'am'))}.`,
  ],
  [effects.offersThing, (rest, person) => `Would you like ${spokenTo(rest, person)}?`],
  [effects.offersThat, (rest, person) => sentenceOf(spokenTo(rest, person))],
  [effects.suggests, (rest, person) => `What about ${spokenTo(rest, person)}?`],
  [effects.offers, (rest, person) => `I can ${spokenTo(rest, person)}.`],
  [/^((?:it|that) (?:works|helps|fits)\b.*?)[.,]*$/i, (rest) => `Yes, ${rest}.`],
  [effects.quotes, sentenceOf],
  [
    /^(?:(?:hesitates?|thinks? about it) (?:and|but) (?:then )?)?agrees?,? (?:if|as long as|provided(?: that)?|on condition that) (.+)$/i,
    (rest, person) => `All right, if ${spokenTo(rest, person)}.`,
  ],
  [
    /^thanks? (?:them|him|her|you|the \w+) for (.+)$/i,
    (rest, person) => `Thank you for ${spokenTo(rest, person)}.`.replace(/\bfor (?:his|her|their)\b/, 'for your'),
  ],
  [
    effects.says,
    (rest, person) => inFirstPerson(rest.replace(/["“”]| (?<=\b(?:and|but) )that(?= you\b)/g, ''), person),
  ],
]

/** "Ask how it is paid" as "How is it paid?", "suggest starting at eight" as "What about starting at eight?" */
function sentenceFor(piece: string, counterpart: Counterpart): string | null {
  for (const [looks, said] of ways) {
    const rest = looks.exec(piece)?.slice(1).find(Boolean)
    if (rest) return said(rest, counterpart)
  }
  return null
}
