import { capitalised } from '../../language/tokens/first-letter.js'
import { stemOf } from '../../language/tokens/content-stems.js'
import type { Conversation } from './conversation.js'
import { groupsOf } from '../wording/concepts.js'
import { lemmasOf } from '../wording/lemmas.js'
import { introduction } from './told-fact.js'

const shortFact = 90
const asksCount = /\bhow many ((?:more )?\p{L}+)/iu
const figure = /\b(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/i
const number = new RegExp(`(${figure.source}(?: of ${figure.source})?(?: more)?(?: \\p{L}+){0,2}?) (\\p{L}+)`, 'giu')
/** Words of measure, which people write in short. */
const short: Readonly<Record<string, string>> = {
  kilometre: 'km',
  kilometer: 'km',
  metre: 'm',
  minute: 'min',
  euro: 'eur',
}
/** The people who work somewhere. */
const staff = /\b(?:employ\w*|staff|people|colleagues|nurses|cooks|workers|engineers)\b/i
const ofStaff = /\b(?:people|employees|staff|colleagues)\b.*\b(?:work|employ|have|company|site|team|there)\b/i

/** "How many kilometres a day?": the number before the very thing; null if the prompt counts no such thing. */
export function askedCount({ role, memory }: Conversation, question: string): string | null {
  const thing = stemOf((asksCount.exec(question)?.[1] ?? '').split(' ').at(-1) ?? '')
  if (thing === '') return null
  const rest = lemmasOf(question)
  const isOfStaff = ofStaff.test(question)
  const names = (word: string) => {
    const stem = stemOf(word)
    return (
      (stem === thing && !isOfStaff) ||
      stem === short[thing] ||
      (isOfStaff && staff.test(word) && word.toLowerCase() !== 'people') ||
      groupsOf(stem).some((group) => groupsOf(thing).includes(group))
    )
  }
  const found = role.facts
    .filter(({ isGuarded }) => !isGuarded)
    .flatMap(({ text, stems }) =>
      [...text.matchAll(number)].flatMap(([, count = '', word = '']) =>
        names(word)
          ? [{ whole: text, said: `${count} ${word}`, common: [...rest].filter((stem) => stems.has(stem)).length }]
          : [],
      ),
    )
    .sort((a, b) => b.common - a.common)[0]
  if (!found) return null
  const isShort = found.whole.length <= shortFact && !introduction.test(found.whole)
  if (isShort && !memory.isSaid(found.whole)) return found.whole
  const text = `${capitalised(found.said)}.`
  return memory.isSaid(text) ? `${text.slice(0, -1)}, as I said.` : text
}
