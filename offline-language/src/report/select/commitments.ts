import { clauseFrom } from '../../language/clauses/clause-from.js'
import { partyOf } from '../../language/names/cast.js'
import { other } from '../../language/names/party.js'
import { asPromised } from '../../language/persons/undertaking.js'
import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import type { LanguageModel } from '../../language/tokens/language-model.js'
import type { Conversation } from '../read/conversation.js'
import { type Commitment, commitment } from './commitment.js'
import { done, request, type Shape, shapes, underWay } from './commitment-patterns.js'
import { undertaken } from './undertaken.js'

/** At most two commitments of a sentence: what the agent has done, or what one side is to do. */
export function commitmentsIn(sentence: Sentence, conversation: Conversation, language: LanguageModel): Commitment[] {
  const finished = sentence.role === 'agent' ? finishedBy(sentence, conversation, language) : null
  if (finished) return [finished]
  const { words, text } = sentence
  const found: Commitment[] = []
  const starts: number[] = []
  for (const shape of shapes) {
    if (!fits(shape, sentence)) continue
    for (const match of text.matchAll(shape.pattern)) {
      const verb = match[1]
      if (!verb || isHypothetical(match, text)) continue
      const clause = clauseFrom(words, match.index + match[0].trimEnd().length - verb.length)
      const one = undertaken(clause, sentence, shape, conversation, language)
      const begin = words.indexOf(clause[0]!)
      if (one && !starts.some((start) => Math.abs(start - begin) < 4)) {
        starts.push(begin)
        found.push(one)
      }
    }
  }
  return found.slice(0, 2)
}

function finishedBy(sentence: Sentence, { cast }: Conversation, language: LanguageModel): Commitment | null {
  const { text, words, role } = sentence
  const finished = done.exec(text) ?? underWay.exec(text)
  if (!finished?.[1]) return null
  const isDone = done.test(text)
  const speaker = partyOf(cast, role)
  const clause = clauseFrom(words, finished.index + finished[0].length - finished[1].length)
  const told = asPromised(clause, speaker, partyOf(cast, other(role)), language)
  const status = isDone ? 'completed' : 'in-progress'
  const summary = `${speaker.short} ${isDone ? 'has ' : 'is '}${told}`
  return commitment({ sentence, text: summary, status, owner: 'agent', weight: 1.6 }, clause)
}

function fits(shape: Shape, sentence: Sentence): boolean {
  if (shape.role && shape.role !== sentence.role) return false
  return !isAsked(sentence) || shape.pattern === request || sentence.isQuestion
}

/** "If you like, I will …", "I do not …", "what I should …" are no commitments. */
function isHypothetical({ index, 0: found }: RegExpExecArray, text: string): boolean {
  return (
    /(?:^|, |\band |\bbut )if [^,]*,? ?$/i.test(text.slice(0, index)) ||
    /\b(?:not|never|do|does|did|should|when|what|how|why)\b[\w ]{0,12}$/i.test(
      text.slice(Math.max(0, index - 18), index),
    ) ||
    /\b(?:not|never)\b/i.test(found)
  )
}
