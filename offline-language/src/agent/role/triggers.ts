import * as v from 'valibot'
import { loadData } from '../../data/load-data.js'
import { Pattern } from '../../data/load-patterns.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { type Condition, conditionFrom, isEmpty } from './condition.js'
import { conditionalOf } from './conditional.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { directQuestion } from './direct-question.js'
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
  tone: 'softer' | 'harder' | 'quiet' | null
  /** Whether the role then says what it keeps back: "opens up when asked how he is". */
  opens: boolean
}

const { softer, harder, quiet, effects } = loadData(
  'triggers',
  v.strictObject({
    softer: Pattern,
    harder: Pattern,
    quiet: Pattern,
    effects: v.strictObject({
      asks: Pattern,
      asksFor: Pattern,
      says: Pattern,
      tells: Pattern,
      offers: Pattern,
      suggests: Pattern,
    }),
  }),
)
const boundary =
  /,? (?:and|then|but) (?=you are |(?:then |also )?(?:you )?(?:ask|tell|say|answer|suggest|propose|offer|mention|admit|explain|report|want)s?\b)/i

/** The instructions of a prompt for cases that may come. */
export function triggersOf(sentences: readonly string[], counterpart: Counterpart): Trigger[] {
  return sentences.flatMap((sentence) => {
    const found = conditionalOf(sentence, counterpart)
    if (!found) return []
    return alternativesOf(found.condition).flatMap((condition) => triggerOf(condition, found.main, counterpart) ?? [])
  })
}

const another =
  / or (?=(?:an?|the) |(?:asks?|says?|shows?|offers?|tells?|mentions?|names?|remembers?|gives?|talks?|makes?|uses?|apologi[sz]es?|promises?)\b)/i

/** "Shows concern or asks about home" are two cases. */
function alternativesOf(condition: string): string[] {
  return condition.split(another)
}

function triggerOf(condition: string, main: string, counterpart: Counterpart): Trigger | null {
  const when = conditionFrom(condition, counterpart)
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

function toneOf(main: string): Trigger['tone'] {
  if (quiet.test(main)) return 'quiet'
  return softer.test(main) ? 'softer' : harder.test(main) ? 'harder' : null
}

function thingToTell(pieces: readonly string[], counterpart: Counterpart): string | null {
  const found = pieces
    .map((piece) => effects.tells.exec(piece)?.[1] ?? '')
    .find((rest) => /^(?:the|an?|your) /i.test(rest) && !/\b(?:was|is|were|are|has|had)\b/.test(rest))
  return found ? spokenTo(found, counterpart) : null
}

/** "Ask how it is paid" as "How is it paid?", "suggest starting at eight" as "What about starting at eight?" */
function sentenceFor(piece: string, counterpart: Counterpart): string | null {
  const part = (pattern: RegExp) => pattern.exec(piece)?.[1]
  const asked = part(effects.asks)
  if (asked) return directQuestion(spokenTo(asked.replace(/^if\b/i, 'whether'), counterpart))
  const wanted = part(effects.asksFor)
  if (wanted) return `I would like ${spokenTo(wanted, counterpart)}.`
  const suggested = part(effects.suggests)
  if (suggested) return `What about ${spokenTo(suggested, counterpart)}?`
  const offered = part(effects.offers)
  if (offered) return `I can ${spokenTo(offered, counterpart)}.`
  if (/^(?:it|that) (?:works|helps|fits)\b/i.test(piece)) return `Yes, ${piece.replace(/[.,]+$/, '')}.`
  const quoted = /^["“]([^"”]{4,200})["”]\.?$/.exec(piece)?.[1]
  if (quoted) return quoted
  const condition =
    /^(?:(?:hesitates?|thinks? about it) (?:and|but) (?:then )?)?agrees?,? (?:if|as long as|provided(?: that)?|on condition that) (.+)$/i.exec(
      piece,
    )?.[1]
  if (condition) return `All right, if ${spokenTo(condition, counterpart)}.`
  const thanked = /^thanks? (?:them|him|her|you|the \w+) for (.+)$/i.exec(piece)?.[1]
  if (thanked)
    return `Thank you for ${spokenTo(thanked, counterpart)}.`.replace(/\bfor (?:his|her|their)\b/, 'for your')
  const said = part(effects.says)
  return said ? inFirstPerson(said.replace(/["“”]/g, ''), counterpart) : null
}
