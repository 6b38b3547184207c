import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { decisionTemplates } from '../templates/decision-templates.js'
import { pick } from '../templates/pick.js'
import { conceptsIn, sharedInMeaning } from '../wording/concepts.js'
import type { Conversation } from './conversation.js'
import { searchFacts } from './fact-search.js'
import { talkOf } from './talk.js'

/** A question this close to a secret is about it. */
const leastCommon = 2

/** The reply to a question about what the prompt keeps back; null if the question is about something else. */
export function privateReply(conversation: Conversation, question: string): string | null {
  const { role, memory, slots, utterance } = conversation
  const asked = contentStems(question)
  const concepts = conceptsIn(question)
  const closeness = (text: string) =>
    (shared(asked, contentStems(text)) + sharedInMeaning(asked, contentStems(text))) / 2 +
    shared(conceptsIn(text), concepts)
  const closest = Math.max(0, ...role.hidden.map(closeness))
  const open = new Set(role.facts.flatMap(({ stems }) => [...stems]))
  const isOfSecret = role.hidden.some((text) =>
    [...contentStems(text)].some(
      (stem) => !open.has(stem) && sharedInMeaning(new Set([stem]), asked) > 0 && (asked.has(stem) || isRare(stem)),
    ),
  )
  if (
    closest < leastCommon &&
    !isOfSecret &&
    !role.hidden.some((text) => closeness(text) > 0 && isNarrow(concepts, text))
  )
    return null
  const [fact] = searchFacts(role.facts, question, utterance.text, '')
  if (fact && fact.score > closest * 0.6) return null
  const isRequest = talkOf(conversation).asked.at(-1)?.act === 'proposal'
  const no = isRequest ? decisionTemplates.ratherNot : decisionTemplates.private
  return coverFor(conversation, question) ?? pick(no, slots, role.register, memory)
}

/** What the prompt has the role say instead, once. */
function coverFor({ role, memory }: Conversation, question: string): string | null {
  const asked = contentStems(question)
  const covers = role.covers.filter((text) => !memory.isSaid(text))
  return covers.find((text) => shared(contentStems(text), asked) > 0) ?? covers[0] ?? null
}

/** A group of few words is narrow enough for a secret. */
function isRare(stem: string): boolean {
  return stem.length >= longStem
}

const longStem = 8

const narrow: readonly string[] = ['moving', 'bonus', 'employer']

/** Matters of which one word says enough: "Are you moving out?" */
function isNarrow(concepts: ReadonlySet<string>, text: string): boolean {
  const own = conceptsIn(text)
  return narrow.some((name) => concepts.has(name) && own.has(name))
}
