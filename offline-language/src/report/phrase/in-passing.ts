import { loadPhrases } from '../../data/load-phrases.js'
import type { TopicPhrase } from '../../language/phrases/topic-phrases.js'
import type { Sentence } from '../../language/sentences/sentence.js'

const { insults } = loadPhrases('insults', 'insults', 'abuse', 'orders')
const farthest = 5
/** "Because of my daughter's trip", "whatever the weather", "instead of the pony". */
const aside = /^(?:because|if|till|until|than|whatever|instead|although|while|unless|except|without)$/
const rejects = /^(?:no|not|never|nor)$/

/** "Two thirds of the houses". */
const share = /^(?:half|thirds?|quarters?|rest|most|all|some|lot)$/
/** "It's a death trap": what a thing is like. */
const judges = /\b(?:it|that|this|he|she) (?:is|was|would be|will be) (?:just )?(?:an?|the)$/

/** "I drink like a camel", but not "I would like a camel". */
const compares = /(?<!\b(?:would|i|you|we|they|not)) like(?: an?)?$/

/** Whether a thing is only named beside another one, or is said not to be: it is not what the talk is about. */
export function isInPassing(phrase: TopicPhrase, sentence: Sentence): boolean {
  const before = wordsBefore(phrase, sentence)
  const near = before.slice(before.lastIndexOf(',') + 1)
  const isOfShare =
    /^of(?: (?:the|my|your|our))?$/.test(before.slice(before.lastIndexOf('of')).join(' ')) &&
    before.some((word) => share.test(word))
  return (
    isOfShare ||
    near.some((word) => aside.test(word)) ||
    judges.test(before.join(' ')) ||
    compares.test(before.join(' ')) ||
    rejects.test(before.at(-1) ?? '')
  )
}

/** "No pony", "instead of the pony". */
export function isRejected(phrase: TopicPhrase, sentence: Sentence): boolean {
  const before = wordsBefore(phrase, sentence)
  return rejects.test(before.at(-1) ?? '') || /\binstead of(?: (?:the|an?))?$/.test(before.join(' '))
}

function wordsBefore({ words: named }: TopicPhrase, { words }: Sentence): string[] {
  const at = words.indexOf(named.at(-1)!) - (named.length - 1)
  return words.slice(Math.max(0, at - farthest), Math.max(0, at)).map(({ lower }) => lower)
}

/** "Idiots", "a liar". */
export const isAbuse = ({ words }: TopicPhrase): boolean =>
  words.some(
    ({ lower }) => /^liars?$/.test(lower) || insults.startOf(lower) || insults.startOf(lower.replace(/s$/, '')),
  )
