import { remembered } from '../../language/encoder/remembered.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { wordFit } from './word-fit.js'

const names = [
  'condition',
  'reason',
  'clock',
  'duration',
  'date',
  'frequency',
  'count',
  'money',
  'measure',
  'place',
  'name',
  'saying',
  'duty',
  'wish',
  'feeling',
  'person',
  'source',
  'which',
] as const
/** What a question asks for, if its answer has a form of its own. */
export type AskedKind = (typeof names)[number]

const asks = loadPatterns('answers/asked-kinds', ...names)
const gives = loadPatterns(
  'answers/given-kinds',
  'date',
  'clock',
  'duration',
  'frequency',
  'money',
  'number',
  'person',
  'place',
  'reason',
  'saying',
  'feeling',
  'wish',
  'duty',
  'name',
  'condition',
  'source',
  'past',
)

const questionsKept = 500
/** The kinds that a question asks for: each part of "Who saw it, and when?" has its own. */
export const askedKinds = remembered(questionsKept, (question): AskedKind[] => {
  const parts = question.split(/,? and (?=(?:what|who|when|where|why|how|which|since|until)\b)/i)
  return [...new Set(parts.flatMap((part) => names.find((name) => asks[name].test(part)) ?? []))]
})

/** What gives each kind, the best first. */
const givenBy: Readonly<Record<Exclude<AskedKind, 'which'>, readonly (keyof typeof gives)[]>> = {
  reason: ['reason'],
  clock: ['clock'],
  duration: ['duration'],
  date: ['date', 'clock'],
  frequency: ['frequency'],
  count: ['number'],
  money: ['money'],
  measure: ['number'],
  place: ['place'],
  name: ['name'],
  saying: ['saying'],
  duty: ['duty'],
  wish: ['wish'],
  feeling: ['feeling'],
  person: ['person'],
  condition: ['condition'],
  source: ['source'],
}

const sameThing = 0.65
const asksAhead = /\b(?:will|shall|going to|when (?:can|could|would|may|might))\b/i
/** "It has been down since two" tells of no time ahead. */
const tillNow = /\b(?:has|have) (?:not )?been\b.*\bsince\b/i
const ofTime: ReadonlySet<AskedKind> = new Set<AskedKind>(['date', 'clock'])
export const ofNumber: ReadonlySet<AskedKind> = new Set<AskedKind>(['count', 'measure'])
const notCounted = ['money', 'date', 'clock', 'duration'] as const

/** A text without the numbers that count nothing: sums, dates, times of day and spans of time. */
export const withoutSums = (text: string): string =>
  notCounted.reduce(
    (rest, name) =>
      rest.replace(new RegExp(`(?:\\d{1,2} )?${gives[name].source}`, `${gives[name].flags}g`), (found) =>
        // "4,000" may be a sum, and a number of things.
        /^\d[\d,]*$/.test(found) ? found : ' ',
      ),
    text,
  )

const thingAsked = /\b(?:which|what) ([\p{L}-]{3,})\b/iu
/** "Which bill is that?": what names the thing. */
function thingIn(text: string, question: string): string[] {
  const [, thing = ''] = thingAsked.exec(question) ?? []
  return thing !== '' && thing !== 'one' && wordFit(thing, text) >= sameThing ? [thing] : []
}

/** The words of a text that give a kind, without those that the question has itself. */
export function givenSpans(kind: AskedKind, text: string, question: string): string[] {
  if (kind === 'which') return thingIn(text, question)
  if (ofTime.has(kind) && asksAhead.test(question) && (gives.past.test(text) || tillNow.test(text))) return []
  const asked = question.toLowerCase()
  const told = ofNumber.has(kind) ? withoutSums(text) : text
  return givenBy[kind].flatMap((name) =>
    [...told.matchAll(new RegExp(gives[name].source, `${gives[name].flags}g`))]
      .map(([span]) => span)
      .filter((span) => !asked.includes(span.toLowerCase())),
  )
}

const thingCounted = /\bhow many (?:more |other )?(?:of (?:the|your|our|these|those) )?([\p{L}-]+)/iu
const farthest = 3

/** Whether a text has a number of the very thing that "how many …" asks for. */
export function countedIn(question: string, text: string): boolean {
  const [, thing = ''] = thingCounted.exec(question) ?? []
  const words = withoutSums(text).split(/[\s,.;]+/)
  return words.some(
    (word, at) =>
      gives.number.test(word) &&
      words.slice(at + 1, at + 1 + farthest).some((next) => wordFit(thing, next) >= sameThing),
  )
}
