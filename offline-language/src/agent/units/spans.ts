import { whenIn } from '../dialogue-acts/when.js'
import { amountsIn } from '../wording/amounts.js'
import { meaningOf } from './meaning.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'
import { dateForms } from './date-forms.js'

/** What a question asks for, if a few words can answer it. */
export type SpanType = 'rate' | 'money' | 'duration' | 'clock' | 'date' | 'reason'

/** What a question asks for, the first that applies. */
const types: readonly (readonly [SpanType, RegExp])[] = [
  ['reason', /\bwhy\b|\bhow come\b|\bfor what reason\b|\bwhat (?:is|was) the reason\b/i],
  ['rate', /\b(?:interest|rate|what percentage|apr)\b/i],
  [
    'duration',
    /\bhow (?:long|soon|quick(?:ly)?|fast)\b|\bhow (?:many|much)(?: more)? (?:minutes|hours|days|weeks|months|years|time|longer)\b/i,
  ],
  ['clock', /\bwhat time\b|\bat what hour\b|\bhow (?:late|early)\b/i],
  ['money', anyOf(loadPatterns('units/asks-money', 'howMuch', 'cost', 'sum'))],
  [
    'date',
    /^(?:[\p{L}']+,? ){0,3}?(?:since |until |by |from |exactly )?when\b(?! you (?:had|were|did|was))|\b(?:what (?:day|date)|which (?:day|date|month))\b/iu,
  ],
]

export function spanTypeOf(clause: string): SpanType | null {
  return types.find(([, looks]) => looks.test(clause))?.[0] ?? null
}

const words =
  '(?:\\d[\\d,.]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|ninety)'
const clockHour = '(?:\\d{1,2}(?:[:.]\\d\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const hour = `(?:noon|midnight|(?:half past |quarter (?:past|to) )?${clockHour}(?: (?:o['’]clock|am|pm)|[ap]m)?)`
const since = '(?:for|over|within|in|about|at least|up to)'
const ofWork = '(?: (?:working|full|more|whole|calendar|business))?'
const timeUnit = '(?:minutes?|hours?|days?|weeks?|months?|years?|nights?)'
const beforeClock = '(?:at|from|until|till|before|after|by|between|around)'
/** "From 3 to 4 weeks" is no time of day. */
const counted = '(?! (?:days?|weeks?|months?|years?|percent|euros?|pounds?|dollars?|people)\\b)'
const beforeDate = '(?:(?:not |only )?(?:on|in|by|until|till|since|from|before|after|at) )?'
const ago = `${words} (?:days?|weeks?|months?|years?) ago`
const found: Readonly<Record<Exclude<SpanType, 'money'>, RegExp>> = {
  rate: /\d[\d.,]* ?(?:%|per ?cent|percent)/gi,
  duration: new RegExp(
    `(?:${since} )?${words}(?:(?: to |-)${words})?${ofWork} ${timeUnit}\\b(?! (?:old|ago))|since ${hour}(?=\\W|$)`,
    'giu',
  ),
  clock: new RegExp(`${beforeClock} ${hour}(?: (?:and|to|until) ${hour})?${counted}(?=\\W|$)`, 'giu'),
  date: new RegExp(`${beforeDate}(?:${Object.values(dateForms).join('|')})\\b|${ago}`, 'gu'),
  reason: /\b(?:because|since (?=I\b|my\b|the\b|you\b|it\b)|due to|so that) .+?(?=[.;]|, (?:but|not)\b|$)/giu,
}

/** The words of a text that can answer a question of this type, with their places. */
export function spansIn(type: SpanType, text: string): { text: string; at: number }[] {
  if (type === 'money')
    return amountsIn(text)
      .filter(({ isShare }) => !isShare)
      .map((amount) => ({ text: withUnit(amount.text, text), at: text.indexOf(amount.text) }))
  const spans = [...text.matchAll(found[type])].map((match) => ({ text: match[0], at: match.index }))
  if (type === 'date' && spans.length === 0) {
    const when = whenIn(text)
    return when
      ? [{ text: when, at: Math.max(0, text.indexOf(when)) }, ...spansIn('clock', text)]
      : spansIn('clock', text)
  }
  return spans
}

/** "150 were paid" in a text about pounds is 150 pounds. */
function withUnit(amount: string, text: string): string {
  const unit = /\d ?(pounds|euros|dollars|francs|crowns)\b/i.exec(text)?.[1]
  return /^[\d.,]+$/.test(amount) && unit ? `${amount} ${unit}` : amount
}

/** A figure mostly follows what it is about. */
const beforeWord = 4

const unitOf = (clause: string) => /\b(minute|hour|day|week|month|year|night)s?\b/i.exec(clause)?.[1]?.toLowerCase()

const isOver =
  /^(?!.*\b(?:is|are|will|can|comes?|meets?|starts?|ends?)\b).*\b(?:was|were|had|did|took|waited|came|went)\b/i
/** "When does she come home?" asks for no time that is over. */
export const asksAhead = /^(?!.*\b(?:did|was|were|had|has|have)\b).*\b(?:do|does|will|can|could|is|are|would|should)\b/i

/** The span that is nearest to the words of the question. */
export function nearestSpan(type: SpanType, clause: string, text: string): string | null {
  const asked = meaningOf(clause)
  const unit = type === 'duration' ? unitOf(clause) : undefined
  const isAhead = type === 'date' && asksAhead.test(clause)
  const spans = spansIn(type, text).filter(
    (span) =>
      (!unit || span.text.toLowerCase().includes(unit)) && !(isAhead && (/ ago$/.test(span.text) || isOver.test(text))),
  )
  if (spans.length <= 1) return spans[0]?.text ?? null
  const said = clause.toLowerCase().match(/\p{L}{4,}/gu) ?? []
  const places = [...text.matchAll(/[\p{L}\d'-]+/gu)].filter(
    ([word]) =>
      [...meaningOf(word)].some((stem) => asked.has(stem)) || said.some((each) => word.toLowerCase() === `${each}s`),
  )
  const distance = (span: { text: string; at: number }) =>
    Math.min(
      ...places
        .filter(({ index }) => index < span.at || index >= span.at + span.text.length)
        .map(({ index, 0: word }) =>
          index < span.at ? span.at - index - word.length : index - span.at - span.text.length + beforeWord,
        ),
      999,
    )
  return [...spans].sort((a, b) => distance(a) - distance(b))[0]?.text ?? null
}
