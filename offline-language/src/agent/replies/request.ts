import { shared } from '../../language/tokens/content-stems.js'
import type { Acceptance } from '../role/acceptances.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { decisionTemplates } from '../templates/decision-templates.js'
import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'
import { sentencesOf } from '../../language/sentences/sentences-of.js'
import { lemmasOf } from '../wording/lemmas.js'
import { proposalsIn } from './proposal.js'

const { asksYes } = loadPatterns('proposal', 'proposes', 'asksYes', 'demands', 'asksOnly', 'statesOwn')
const shortest = 6
const leastShare = 0.5
const leastRefused = 0.5
/** "I will send it this afternoon. Is that all right?" */
const undertakes = /^(?:so |then |okay,? |good,? |all right,? )*(?:i|we)(?:'ll| will| am going to| are going to)\b/i
const advises = /\byou should (?:simply |just |really )?(?!have\b)/i
const asksToAct = /\b(?:would|could|can|will) you|\bplease\b|\byou (?:should|have to|must)\b/i

/** "Would working from home help?" */
const asksIf = /^(?:and |so |but |then )*(?:would|could|shall|can|what (?:about|if)|how about)\b[^?]*\?$/i

/** Whether a turn proposes what the prompt names as acceptable: "a home help twice a week". */
export function isAcceptable(acceptances: readonly Acceptance[], text: string): boolean {
  const asks = sentencesOf(text).filter((sentence) => asksIf.test(sentence))
  const asked = [...proposalsIn(text), ...asks].map(lemmasOf)
  return acceptances.some(({ stems }) =>
    asked.some((wanted) => shared(stems, wanted) >= Math.max(1, stems.size * leastShare)),
  )
}

/** "Wait until the break. Would you do that?": a yes if it is about the matter of the prompt, else not yet. */
export function replyToRequest({ role, memory, utterance, slots }: Conversation): string | null {
  if (isAcceptable(role.acceptances, utterance.text)) return pick(decisionTemplates.take, slots, role.register, memory)
  if (role.dealing || !asksYes.test(utterance.text) || utterance.words < shortest) return null
  if (undertakes.test(utterance.text)) return pick(decisionTemplates.take, slots, role.register, memory)
  const isOfMatter = shared(role.stems, utterance.stems) > 0
  if (isOfMatter && advises.test(utterance.text)) return pick(decisionTemplates.consider, slots, role.register, memory)
  // What is asked of a part that refuses things may be one of them in other words.
  const mayRefuse =
    asksToAct.test(utterance.text) && role.statements.some(({ shares }) => shares.refuses >= leastRefused)
  const yes = asksToAct.test(utterance.text) ? decisionTemplates.willDo : decisionTemplates.take
  return pick(isOfMatter && !mayRefuse ? yes : decisionTemplates.consider, slots, role.register, memory)
}
