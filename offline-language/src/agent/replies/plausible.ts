import type { Talk } from './talk.js'
import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { asksOf } from '../answers/signs.js'
import { rankAsked } from '../answers/rank-asked.js'
import { kindShares } from '../written/kind-of.js'
import { sourceOf } from '../written/read-kinds.js'
import { vectorOf } from '../../language/encoder/sentence-vector.js'
import { asksBack } from './asks-back.js'
import { coverage, meaningOf } from '../units/meaning.js'
import { reason } from './answer-signs.js'
import { askedReading } from './asked-reading.js'

/** How probable an answer must be beside the outcome that the prompt has none. */
const leastBesideNone = 0.6
/** And beside the best sentence of the prompt. */
const leastBesideBest = 0.75
const fewestStems = 2
/** What is done in a case is said in it, and is no better answer before. */
export const isOfCase = (whole: string): boolean => /^(?:if|when|whenever|once|as soon as|should)\b/i.test(whole)
/** Who the part is answers only who asks for that. */
const leastOfWho = 0.5
const ofSelf: ReadonlySet<string> = new Set(['self', 'age', 'person'])

/** "Why did you ring?" is not answered by "I rang." */
const repeatsAsked = (text: string, clause: string): boolean =>
  /\bwhy\b/i.test(clause) && !reason.test(text) && coverage(meaningOf(text), meaningOf(clause)) >= mostOfAsked
const mostOfAsked = 0.6

/** Whether a text that the prompt has may answer a question, by what was learned from labelled scenarios. */
export function isPlausible(talk: Talk, clause: string, text: string): boolean {
  if (asksBack(text, clause) || repeatsAsked(text, clause)) return false
  const source = sourceOf(text, talk.conversation.role.written)
  if ((source?.shares.who ?? 0) >= leastOfWho && !asksOf(clause).some((ask) => ofSelf.has(ask))) return false
  const told = contentStems(text)
  const asked = contentStems(clause)
  if (told.size < fewestStems || (asked.size > 0 && shared(asked, told) === asked.size)) return true
  const { role, memory } = talk.conversation
  // What is kept back is said because its key was found.
  if (role.statements.some((each) => each.isSecret && each.text === source?.text)) return true
  const shares = source?.shares ?? kindShares([], vectorOf(text))
  const own = { text, topic: '', shares, said: text, whole: text, before: '', place: source?.place }
  const { ranked, none } = rankAsked(askedReading(talk, clause), [own, ...role.statements])
  const share = ranked.reduce((sum, each) => sum + (each.candidate.place === own.place ? each.share : 0), 0)
  const best = Math.max(
    0,
    ...ranked.flatMap(({ candidate: { said, whole }, share: each }) =>
      said === null || memory.isSaid(said) || isOfCase(whole) ? [] : each,
    ),
  )
  return share >= none * leastBesideNone && share >= best * leastBesideBest
}
