import { loadPatterns } from '../../data/load-patterns.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { contentStems } from '../../language/tokens/content-stems.js'
import type { Conversation } from '../read/conversation.js'
import { placeOf, saidIn } from './said-in.js'

const { ownNo, allOfIt, named, otherDoer } = loadPatterns('withdrawn', 'ownNo', 'allOfIt', 'named', 'otherDoer')
const promises = /\b(?:I|we) (?:will|would|could|shall|am|are|can)\b/i

/** "I'll tell the paper.", before "No, I won't do that."; "I'll sit with him.", before "Well, his brother will." */
export const isTakenBackBy = (said: string, next: string): boolean =>
  promises.test(said) && !said.endsWith('?') && (ownNo.test(next) || otherDoer.test(next))

/** "Forget that.", "never mind", "don't quote me on that": for what its speaker says right before it. */
export const givesUpAll = (said: string): boolean => allOfIt.test(said)

const known = new WeakMap<Sentence, boolean>()

/** Whether what its speaker says after it, in the same turn or in a later one, takes a sentence back; read once for each. */
export function isWithdrawn(sentence: Sentence, conversation: Conversation): boolean {
  const is = known.get(sentence) ?? isTakenBackIn(sentence, conversation)
  known.set(sentence, is)
  return is
}

function isTakenBackIn(sentence: Sentence, conversation: Conversation): boolean {
  const { turns, role, text } = sentence
  const [turn = 0] = turns
  const said = saidIn(turn, conversation)
  const place = placeOf(text, said)
  if (place < 0) return false
  const [own = '', next = '', after = ''] = said.slice(place).map((one) => one.whole)
  if (endsSo(own) || givesUpAll(next) || isTakenBackBy(own, next)) return true
  // "I could just sell it. I'll ring them tonight. Forget that."
  if ([own, next].every((one) => promises.test(one) && !one.endsWith('?')) && endsSo(after)) return true
  const stems = contentStems(text)
  const isOwn = (index: number) => conversation.entries[index]?.role === role
  return Array.from({ length: farthest }, (_, step) => turn + 1 + step)
    .filter(isOwn)
    .flatMap((index) => saidIn(index, conversation))
    .some(({ whole }) => namesOf(whole).some((stem) => stems.has(stem)))
}

const farthest = 6

/** "I need it for the bus, forget that.", but not "never mind, I'll send it". */
export function endsSo(said: string): boolean {
  const found = allOfIt.exec(said)
  return found !== null && /^[.!,]?$/.test(said.slice(found.index + found[0].length))
}

/** The words that name what a sentence takes back: "forget the report thing", "that offer doesn't count, I take that one back". */
export function namesOf(said: string): string[] {
  const match = named.exec(said)
  const what = match?.groups?.['what'] ?? match?.groups?.['taken']
  if (!match || what === undefined) return []
  const before = /^ones?$/i.test(what) ? nounBefore.exec(said.slice(0, match.index + 1))?.[1] : undefined
  return [...contentStems(before ?? what.replace(general, ''))]
}

const general = /\b(?:things?|ideas?|bits?|parts?|stuff|ones?|business|plans?)\b/gi
const nounBefore = /\b(?:that|the|this|my) (\p{L}+) (?:does|is|was|will|would|can)\b/iu
