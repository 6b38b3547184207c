import type { Sentence } from '../../language/sentences/sentence.js'
import type { Conversation } from '../read/conversation.js'
import { heartPatterns } from '../phrase/heart-patterns.js'
import { overlap } from './overlap.js'

const { grammar, form } = heartPatterns

const fewestTerms = 3
const reach = 6

/** In a language lesson: what explains a form, and a sentence that is said again in other forms. No one did that. */
export function practised({ sentences, turns }: Conversation): (sentence: Sentence) => boolean {
  const isLesson = turns.filter(({ text }) => grammar.test(text)).length >= fewestTerms
  if (!isLesson) return () => false
  const isExample = (sentence: Sentence) =>
    sentences
      .slice(Math.max(0, sentence.at - reach), sentence.at + reach + 1)
      .some((other) => other !== sentence && isSaidAgain(lemmas(sentence), lemmas(other)))
  const taught = new Set(
    sentences
      .filter((one) => one.role === 'agent' && (form.test(one.text) || isExample(one)))
      .map(({ turns: [turn] }) => turn),
  )
  return (sentence) => isExample(sentence) || form.test(sentence.text) || taught.has(sentence.turns[0])
}

function isSaidAgain(own: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return own.size > 0 && others.size > 0 && overlap(own, others) >= 0.6
}

function lemmas({ words }: Sentence): Set<string> {
  return new Set(
    words.filter(({ pos, isStopWord }) => !isStopWord && /^(?:NOUN|PROPN|VERB)$/.test(pos)).map(({ lemma }) => lemma),
  )
}
