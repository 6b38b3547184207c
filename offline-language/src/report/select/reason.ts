import { loadPatterns } from '../../data/load-patterns.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { isAnnouncement } from '../phrase/announcement.js'
import type { Conversation } from '../read/conversation.js'
import { sumOfMarks } from '../phrase/marks.js'

const { purpose, trouble, asksForIt } = loadPatterns('reason', 'purpose', 'trouble', 'asksForIt')

const firstPart = 0.25
const fewestStems = 3

/** How plainly a sentence near the beginning gives the reason of the conversation; 0 if it does not. */
export function reasonWeight(sentence: Sentence, { sentences, turns }: Conversation): number {
  const { at, role, text, stems } = sentence
  if (
    at / Math.max(1, sentences.length) > firstPart ||
    (stems.size < fewestStems && !isAnnouncement(sentence)) ||
    isAsked(sentence)
  )
    return 0
  const turn = turns.findIndex(({ index }) => index === sentence.turns[0])
  const before = turns[turn - 1]
  const isOfUser = role === 'user'
  return sumOfMarks([
    [0.6, purpose.test(text)],
    [0.6, isOfUser && trouble.test(text)],
    [0.4, isOfUser && before !== undefined && before.role === 'agent' && asksForIt.test(before.text)],
  ])
}

const firstTurns = 2
const asksYes = /\b(?:are|is|have|do|did) (?:you|this|I)\b/i

/** "I am sitting down", after "are you sitting down?" at the beginning. */
export function isEcho(sentence: Sentence, { sentences, turns }: Conversation): boolean {
  const { text, stems, role } = sentence
  if (!turns.slice(0, firstTurns).some(({ index }) => index === sentence.turns[0])) return false
  const asked = sentences.slice(0, sentence.at).findLast((one) => one.role !== role)
  if (!asked || !isAsked(asked) || !asksYes.test(asked.text) || purpose.test(text) || trouble.test(text)) return false
  return [...stems].some((stem) => asked.stems.has(stem))
}
