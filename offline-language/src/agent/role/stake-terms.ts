import { loadPatterns } from '../../data/load-patterns.js'
import { asInSentence, capitalised } from '../../language/tokens/first-letter.js'
import type { Counterpart } from '../prompt/counterpart.js'
import { bargainIn } from '../units/conditions.js'
import { meaningOf } from '../units/meaning.js'
import type { BargainPart } from '../units/unit.js'
import { inFirstPerson } from '../wording/first-person.js'
import { quantitiesIn } from '../wording/amounts.js'
import { withDigits } from '../wording/number-words.js'
import type { Term } from './stake.js'

const { after, before, thing, until, inReturn, ofMove, hushed, written, wanted, thingBefore, ofLast } = loadPatterns(
  'role/stake-terms',
  'after',
  'before',
  'thing',
  'until',
  'inReturn',
  'ofMove',
  'hushed',
  'written',
  'wanted',
  'thingBefore',
  'ofLast',
)

export const isHushedIn = (sentence: string): boolean => hushed.test(sentence)

/** "The samples are free and a fixed week is guaranteed": each clause with a verb of its own. */
const border = /,? and (?=(?:the|an?|your|all|both) [^,]{2,40}? (?:is|are|will|stays?|comes?|gets?)\b)/u

function termFrom(condition: string, counterpart: Counterpart, isClause: boolean): Term[] {
  const named = condition.replace(otherSide, 'the recipient ')
  const bargain = bargainIn(`You accept it if ${isClause ? '' : 'there is '}${named}`, 0, counterpart, 'you', true)
  return (bargain?.parts ?? [plainPart(condition, counterpart)]).map((part) => {
    const text = isClause ? withoutAddedYou(part.text, condition) : condition
    return {
      text,
      isClause,
      part: { ...part, text },
      counts: quantitiesIn(withDigits(condition)),
      isWritten: written.test(text),
    }
  })
}

/** The other side of the bargain is the person in the talk. */
const otherSide =
  /^the (?:buyer|seller|customer|client|guest|tenant|landlord|supplier|candidate|owner|employee) (?=\p{Ll}+s\b)/iu

/** A condition that no rule reads is still one: the figure is never agreed without it. */
function plainPart(condition: string, counterpart: Counterpart): BargainPart {
  const text = asInSentence(inFirstPerson(`${capitalised(condition)}.`, counterpart).replace(/\.$/, ''))
  const isNo = { isManner: false, isApology: false, isOfTalk: false, asksHelp: false }
  return { text, stems: meaningOf(text), least: null, ...isNo }
}

/** "Delivery within 48 hours is guaranteed" begins with no "you". */
const withoutAddedYou = (text: string, condition: string): string =>
  condition.toLowerCase().startsWith(text.replace(/^you /, '').slice(0, 12).toLowerCase())
    ? text.replace(/^you /, '')
    : text

/** What a sentence makes a figure depend on; `at` is where the figure ends. */
export function termsIn(sentence: string, at: number, counterpart: Counterpart): Term[] {
  const rest = sentence.slice(at)
  const condition = (after.exec(rest)?.[1] ?? before.exec(sentence.slice(0, at))?.[1] ?? '').replace(until, '')
  if (condition) return condition.split(border).flatMap((clause) => termFrom(clause, counterpart, true))
  const asked = /^For $/i.test(sentence.slice(0, at).replace(/\S+(?: \S+)?$/, '')) ? wanted.exec(rest)?.[1] : undefined
  const leading = thingBefore.exec(sentence.slice(0, at))?.[1]
  const things = (asked ?? leading ?? thing.exec(rest.replace(/\.$/, ''))?.[1])?.replace(until, '') ?? ''
  return things
    .split(asked ? listed : /$^/)
    .filter((each) => each !== '')
    .flatMap((each) => termFrom(each, counterpart, false))
}
/** "A fixed contact person and weekly checks" */
const listed = /,? and |, /

/** "You will only pay that if he signs for two years": the terms of the figure before it. */
export const termsOfLast = (sentence: string, counterpart: Counterpart): Term[] =>
  ofLast.test(sentence) ? termsIn(sentence, 0, counterpart) : []

/** "A discount only in return for something: a longer contract, a larger quantity, or payment within 14 days" */
export function returnsIn(sentences: readonly string[], counterpart: Counterpart): Term[] {
  const sentence = sentences.find(
    (each) => ofMove.test(each) && inReturn.test(each) && !/\d (?:euros|percent)/.test(each),
  )
  const listed = inReturn.exec(sentence ?? '')?.[1] ?? ''
  return listed
    .split(/,? (?:or|and) |, /)
    .filter((each) => each.length > 0)
    .flatMap((each) => termFrom(each, counterpart, false).slice(0, 1))
}
