import { isAsked } from '../../language/sentences/asked.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import type { Conversation, Turn } from '../read/conversation.js'
import { figuresIn } from './figures-in.js'
import { isIntroduction } from './introduced.js'
import { isThing } from './incomplete.js'
import { reasonWeight } from './reason.js'

const openingTurns = 4
const fewestTurns = 12
const states = /\b(?:I|we) (?:need|want|wanted|would like|am (?:calling|ringing)|are (?:calling|ringing))\b/i
const asksOpenly = /\b(?:what|why|where|when|which|how|tell me|describe)\b/i

/** Whether a sentence of the opening speaks of nothing that comes back: the dog, the car park, the weather. */
export function openingTalk(conversation: Conversation): (sentence: Sentence) => boolean {
  const { turns, sentences } = conversation
  if (turns.length < fewestTurns) return () => false
  const opening = turns.slice(0, openingTurns)
  const [loose, all] = [opening.filter(isLoose), opening].map((some) => new Set(some.map(({ index }) => index)))
  const later = new Set(sentences.filter(({ turns: [turn = -1] }) => !all!.has(turn)).flatMap(thingsIn))
  return (sentence) =>
    loose!.has(sentence.turns[0] ?? -1) &&
    !isReason(sentence, conversation) &&
    !thingsIn(sentence).some((thing) => later.has(thing))
}

/** Not the answer to an open question, and not the first words of who has something to say. */
function isLoose({ role }: Turn, at: number, opening: readonly Turn[]): boolean {
  const before = opening[at - 1]
  const isFirst = !opening.slice(0, at).some((one) => one.role === role)
  if (!before || before.role === role) return false
  const asked = sentencesOf(before.text).findLast((sentence) => sentence.endsWith('?'))
  return asked === undefined ? !isFirst : !asksOpenly.test(asked)
}

function isReason(sentence: Sentence, conversation: Conversation): boolean {
  const { text } = sentence
  const isGiven = isIntroduction(sentence) || states.test(text) || figuresIn(text).length > 0
  return isGiven || (!isAsked(sentence) && reasonWeight(sentence, conversation) > 0)
}

const thingsIn = ({ words }: Sentence): string[] =>
  words.filter((word) => word.pos === 'NOUN' && isThing(word) && word.stem !== 'thing').map(({ stem }) => stem)
