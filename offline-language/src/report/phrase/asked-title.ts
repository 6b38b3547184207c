import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { figuresOf } from './figures.js'

/** "When could you start?" */
const asksStart = /\bwhen (?:can|could|would|will|do|shall) (?:you|we|I|he|she|they) (?:start|begin)\b/i
const fewestDays = 2
const ofStart = 3
const ofDays = 0.9

/** "Start date" and "Date", which no one says: what a question asks for, and what several days are about. */
export function askedTitle(sentences: readonly Sentence[]): { text: string; weight: number } | null {
  if (sentences.some((one) => isAsked(one) && asksStart.test(one.text))) return { text: 'start date', weight: ofStart }
  const turns = sentences.filter(({ text }) => figuresOf(text).some(({ kind }) => kind !== 'number') || nth.test(text))
  const isOfDays = new Set(turns.map(({ turns: [turn] }) => turn)).size >= fewestDays
  return isOfDays && turns.some(({ isQuestion }) => isQuestion) ? { text: 'date', weight: ofDays } : null
}

/** "Then the 20th." */
const nth = /\bthe \d+(?:st|nd|rd|th)\b/i
