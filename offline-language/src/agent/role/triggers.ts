import { inThirdPersonSingular } from '../../language/clauses/verb-forms.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import { eachCase, withSomebody } from './case-forms.js'
import { conditionsOf } from './causes.js'
import { readCondition } from '../conditions/read-condition.js'
import { type Condition, conditionFrom, isEmpty } from './condition.js'
import { type Conditional, conditionalOf } from './conditional.js'
import { clausesOf, isOfTalk, reactionIn } from './reaction-clauses.js'
import { type Rebuke, rebukesOf } from './rebukes.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { spokenTo } from './phrase-goal.js'
import { repeatedCase } from './repeated-case.js'
import { sentenceFor } from './trigger-sentences.js'
import { hasEffect, isDefiant, soundOf, toneOf, type TriggerSound, type TriggerTone } from './trigger-tone.js'
import { effects } from './trigger-words.js'

/** The reaction of the role in a case of its prompt: a sentence, a fact, or another tone. */
export interface Trigger extends Condition {
  /** Sentences to say. */
  says: string[]
  /** The content words of what it says then. */
  tells: ReadonlySet<string>
  /** The thing that it mentions, in the role's words: "the queue out of the door". */
  thing: string | null
  tone: TriggerTone | null
  /** How a tone sounds, if the prompt names it. */
  sound: TriggerSound | null
  /** What it throws back at the person, if the tone is harder: "Do not lecture me." */
  rebukes: Rebuke[]
  /** Whether the role then says what it keeps back: "opens up when asked how he is". */
  opens: boolean
  /** How often the person has to do it: "if you are blamed twice". */
  times: number
}

const telling =
  '(?:ask|tell|say|answer|suggest|propose|offer|mention|admit|explain|report|want|remind|warn|threaten|repeat|insist|point out|bring up)s?'
const boundary = new RegExp(`(?:,? (?:and|then|but)|,) (?=you are |(?:then |also )?(?:you )?${telling}\\b)`, 'i')

/**
 * The instructions of a prompt for cases that may come. `isOfManner` says whether a sentence is surely about how the part behaves.
 */
export function triggersOf(
  sentences: readonly string[],
  counterpart: Counterpart,
  isOfManner: (sentence: string) => boolean = () => false,
): Trigger[] {
  return withWholeQuotes(sentences.flatMap(eachCase)).flatMap((sentence) =>
    casesIn(sentence, counterpart, isOfManner)
      .filter(({ main }) => !promises.test(main))
      .flatMap(({ condition, main }) =>
        alternativesOf(condition).flatMap((each) => triggerOf(each, main, counterpart) ?? []),
      ),
  )
}

/** "You will agree to keep quiet": what is done in return is no reaction. */
const promises =
  /\byou (?:will |would |then )*(?:agree|promise|undertake|are (?:willing|ready|prepared)) (?:not )?to\b/i

/** '"You look great!" or "we need you" makes you sad' is one sentence. */
const withWholeQuotes = (sentences: readonly string[]): string[] =>
  sentences.reduce<string[]>((whole, sentence) => {
    const last = whole.at(-1) ?? ''
    const isOne = /^["“][^"”]*[.!?]["”]$/.test(last) && /^\p{Ll}/u.test(sentence)
    return isOne ? [...whole.slice(0, -1), `${last} ${sentence}`] : [...whole, sentence]
  }, [])

/** "He sits next to Jonas, who provokes him" */
const relative = /\b(?:who|which|that)$/i

/** The reactions of a sentence clause by clause if it has such clauses, else its one condition. */
function casesIn(sentence: string, counterpart: Counterpart, isOfManner: (sentence: string) => boolean): Conditional[] {
  let isReaction = false
  const found = clausesOf(sentence).map((clause): Conditional[] => {
    const reaction = reactionIn(clause, sentence, hasEffect)
    if (!reaction || relative.test(reaction.cause) || !(isOfTalk(reaction.cause) || isOfManner(sentence)))
      return [conditionalOf(hasEffect(clause) ? withSomebody(clause) : clause, counterpart) ?? []].flat()
    isReaction = true
    const main = reaction.effect.replace(/\b(?:him|her|them)\b/, 'you')
    const cause = main === reaction.effect ? reaction.cause : reaction.cause.replace(/\b(?:his|her|their) /g, 'your ')
    return conditionsOf(cause, toneOf(main) === 'softer').map((condition) => ({ condition, main }))
  })
  const cases = found.filter(({ length }) => length > 0).length
  if (isReaction || cases > 1 || (cases > 0 && severalCases.test(sentence))) return found.flat()
  return [conditionalOf(hasEffect(sentence) ? withSomebody(sentence) : sentence, counterpart) ?? []].flat()
}

/** "When it is compared …, but you soften if …" */
const severalCases =
  /\b(?:if|when(?:ever)?|once|as soon as)\b.+\b(?:but|whereas|while)\b.+\b(?:if|when(?:ever)?|once|as soon as)\b/i

const another =
  / or (?=(?:asks?|says?|shows?|offers?|tells?|mentions?|names?|remembers?|gives?|talks?|makes?|uses?|brings?|apologi[sz]es?|promises?)\b)/i

/** "Shows concern or asks about home" are two cases; "or mention the Brights" is done by someone, too. */
const alternativesOf = (condition: string): string[] =>
  condition
    .replace(kindly, '$1 ')
    .split(another)
    .flatMap((each) => {
      const [, asked, one, other] = twoMatters.exec(each) ?? []
      return asked ? [`${asked}${one}`, `${asked}${other}`] : each.replace(bareForm, asDone)
    })
const asDone = (verb: string) => `someone ${inThirdPersonSingular(verb)}`
/** "Is patient and asks about home": a question is heard for what it asks. */
const kindly = /^(\S+(?: \S+)?) (?:is|stays|remains) (?:patient|kind|calm|gentle|friendly) and (?=asks?\b)/i
/** "Asks about home or money" */
const twoMatters = /^(.*\basks? (?:you )?about )((?:your |the )?\p{L}+) or ((?:your |the )?\p{L}+)$/iu
const bareForm = /^(?:ask|say|show|offer|tell|mention|name|give|talk|make|use|bring|apologi[sz]e|promise)\b/

function triggerOf(written: string, main: string, counterpart: Counterpart): Trigger | null {
  const { words: condition, times } = repeatedCase(written)
  const when = conditionFrom(condition, main, counterpart)
  const pieces = main.split(boundary).map((piece) => piece.replace(leadOf, '').trim())
  const tone = toneOf(main) ?? (pieces.some((piece) => isDefiant(piece)) || isMenace(when) ? 'harder' : null)
  const trigger: Trigger = {
    ...when,
    says: pieces.flatMap((piece) => sentenceFor(piece, counterpart) ?? []),
    tells: new Set(pieces.flatMap((piece) => [...contentStems(effects.tells.exec(piece)?.[1] ?? '')])),
    thing: /\b(?:not|never)\b/i.test(main) ? null : thingToTell(pieces, counterpart),
    opens: /\bopens? up\b|\b(?:more|become\w*|gets?) open\b|\btells? (?:the truth|everything|what is)\b/i.test(main),
    times,
    tone,
    sound: soundOf(main),
    rebukes: tone === 'harder' ? rebukesOf(condition, counterpart) : [],
  }
  const isIdle = trigger.says.length === 0 && trigger.tells.size === 0 && !trigger.tone
  // "If they ask how you are, say: …": words that are given are for a case, though it has none of its own.
  return isIdle || (isEmpty(when) && trigger.says.length === 0) ? null : trigger
}

/** "If he threatens to ban you, you say that you will leave": no one says that kindly. */
const isMenace = (when: Condition): boolean => readCondition(when).named.includes('threat') && menaces.test(when.words)
const menaces = /\bthreat|\bwarns? you\b/i

/** "You will then", "makes you" */
const leadOf =
  /^(?:(?:you|then|also|and|will|would|always) |(?:makes?|leaves?|lets?|gets?|has) (?:you|him|her|them|me) (?:to )?)+/i

function thingToTell(pieces: readonly string[], counterpart: Counterpart): string | null {
  const found = pieces
    .map((piece) => effects.tells.exec(piece)?.[1] ?? '')
    .find((rest) => /^(?:the|an?|your) /i.test(rest) && !/\b(?:was|is|were|are|has|had)\b/.test(rest))
  return found ? spokenTo(found, counterpart) : null
}
