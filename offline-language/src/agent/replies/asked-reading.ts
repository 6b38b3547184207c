import type { Talk } from './talk.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { type Reading, readingOf, type ReadWord, readWords } from '../answers/reading.js'

const { pointing } = loadPatterns('answers/pointing', 'pointing')
const fewOwnWords = 2
const fewestWords = 3
/** What was talked about before weighs at most half of what the question says. */
const ofContext = 0.5

const weightOf = (words: readonly ReadWord[]) => words.reduce((sum, { weight }) => sum + weight, 0)

/**
 * What a clause asks about: its words with those of the turns before, for "it". Its vector is of the clause alone, or of what
 * the person said before as well if it is too short to mean anything: "Why?"
 */
export function askedReading({ userTexts, conversation }: Talk, clause: string): Reading {
  const own = readWords(clause)
  if (own.length > fewOwnWords || !(pointing.test(clause) || own.length === 0)) return readingOf(clause, own)
  const rest = userTexts.at(-1)?.replace(clause, '')
  const before = [rest, conversation.memory.agentTurns.at(-1), userTexts.at(-2)]
  const context = readWords(own.length === 0 ? before.join(' ') : '')
  const share = own.length === 0 ? 1 : Math.min(1, (ofContext * weightOf(own)) / weightOf(context))
  const isShort = own.length === 0 && clause.split(' ').length < fewestWords
  return readingOf(
    clause,
    [...own, ...context.map((word) => ({ ...word, weight: word.weight * share }))],
    isShort ? [userTexts.at(-2), rest].join(' ') : '',
  )
}
