import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { rankLines } from '../lines/rank-lines.js'
import type { AuthoredLine } from '../role/authored-lines.js'
import type { Conversation } from './conversation.js'

/** So sure is a line that is said beside another one, to a sentence of its own: docs/adr/0075. */
const surely = 0.6
const mostWordsOfBoth = 40
/** "Thank you." before something else wants no line of its own. */
const fewestWords = 4

/**
 * "We owe you an apology. Who will be in the house?": the words of a line with those of another one, each for a sentence of the turn, in the order
 * of the sentences; null if there is no other.
 */
export function withOtherLine(line: AuthoredLine, words: string, conversation: Conversation): string | null {
  const { role, utterance, memory } = conversation
  const sentences = sentencesOf(utterance.text)
  if (sentences.length < 2) return null
  const shares = sentences.map((sentence) => rankLines(role.authored, sentence))
  const own = shares.map((each) => each[role.authored.indexOf(line)] ?? 0)
  const at = own.indexOf(Math.max(...own))
  const others = shares.flatMap((each, place) => {
    const sentence = sentences[place]!
    if (sentence.split(' ').length < fewestWords && !sentence.endsWith('?')) return []
    const share = Math.max(...each)
    const said = role.authored[each.indexOf(share)]?.says.find((one) => !memory.isSaid(one))
    return place !== at && share >= surely && said && said !== words ? { place, share, said } : []
  })
  const [other] = others.toSorted((one, next) => next.share - one.share)
  if (!other) return null
  const [first, last] = other.place < at ? [other.said, words] : [words, other.said]
  const isLong = `${first} ${last}`.split(' ').length > mostWordsOfBoth
  // A question ends a reply, and what is asked last is waited for.
  return isLong || first.endsWith('?') ? (sentences.at(-1)!.endsWith('?') ? last : null) : `${first} ${last}`
}
