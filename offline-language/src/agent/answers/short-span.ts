import { loadPatterns } from '../../data/load-patterns.js'
import { nearestSpan, type SpanType } from '../units/spans.js'
import { type AskedKind, askedKinds, givenSpans, ofNumber, withoutSums } from './asked-kinds.js'
import { clausesOf } from './rank-asked.js'
import { wordFit } from './word-fit.js'

/** The few words of a sentence that give what is asked. */
const spans = loadPatterns(
  'answers/short-spans',
  'count',
  'measure',
  'person',
  'place',
  'name',
  'frequency',
  'reason',
  'saying',
)
const typeOf: Partial<Record<AskedKind, SpanType>> = {
  date: 'date',
  clock: 'clock',
  duration: 'duration',
  money: 'money',
}

/** Kinds that a few words give. */
const short: ReadonlySet<AskedKind> = new Set([
  ...(Object.keys(spans) as AskedKind[]),
  ...(Object.keys(typeOf) as AskedKind[]),
])

/** "Which he pays since May": no words of the question itself. */
const isNew = (span: string, question: string) => !question.toLowerCase().includes(span.toLowerCase())

/** "Twice a week" is no week. */
const rate = /\b(?:once|twice|times) an? \p{L}+/giu
/** "Five weeks ago I found it": a number as it stands within a sentence, without what comes again and again. */
const asWithin = (clause: string, type: SpanType): string =>
  (type === 'duration' ? clause.replace(rate, ' ') : clause).replace(
    /^\p{Lu}(?=\p{Ll}+ (?:day|week|month|year|hour)s?\b)/u,
    (letter) => letter.toLowerCase(),
  )

interface Span {
  words: string
  /** How much its clause is about what is asked. */
  fit: number
}

/** The clauses of a text with their places. */
function clausesIn(text: string): { clause: string; at: number }[] {
  let from = 0
  return clausesOf(text).map((clause) => {
    const at = text.indexOf(clause, from)
    from = at + clause.length
    return { clause, at }
  })
}

function spansOf(kind: AskedKind, question: string, text: string): Span[] {
  const type = typeOf[kind]
  const clauses = clausesIn(text)
  if (type)
    return [...clauses.map(({ clause }) => clause), text].flatMap((clause) => {
      const words = nearestSpan(type, question, asWithin(clause, type))
      return words ? { words, fit: clause === text ? 0 : wordFit(question, clause) } : []
    })
  const looks = spans[kind as keyof typeof spans]
  // "£2.75 this year" counts nothing.
  const counted = ofNumber.has(kind) ? withoutSums(text) : text
  return [...text.matchAll(new RegExp(looks.source, `${looks.flags}g`))]
    .map(({ 0: words, index }) => {
      const own = clauses.findLast(({ at }) => at <= index + words.length - 1)?.clause ?? text
      return { words: words.trim(), fit: kind === 'reason' ? 0 : wordFit(question, own) }
    })
    .filter(({ words }) => counted.includes(words))
}

/** "On the 14th and 15th of October": no half of a date that names several days. */
const month = '(?:January|February|March|April|May|June|July|August|September|October|November|December)'
const day = '(?:,| and|, and| or| to| until|–) (?:the )?\\d{1,2}(?:st|nd|rd|th)\\b'
const furtherDays = new RegExp(`^(?:${day})+(?: (?:of )?${month})?|^ (?:of )?${month}\\b`, 'u')
function wholeDate(words: string, text: string): string {
  if (!/\d(?:st|nd|rd|th)?$/.test(words)) return words
  const at = text.indexOf(words)
  return at < 0 ? words : `${words}${furtherDays.exec(text.slice(at + words.length))?.[0] ?? ''}`
}

/** The words of a text that give the kind that a question asks for, of the clause that is most about it; null if there are none. */
export function shortSpan(question: string, text: string): string | null {
  const kind = askedKinds(question).find((each) => short.has(each))
  if (!kind) return null
  const [best] = spansOf(kind, question, text.replace(/[.!]+$/, ''))
    .filter(({ words }) => isNew(words, question))
    .filter(({ words }) => kind !== 'place' || givenSpans(kind, words, question).length > 0)
    .toSorted((a, b) => b.fit - a.fit)
  return best ? wholeDate(best.words, text).replace(/^that |[,;:]+$/g, '') : null
}
