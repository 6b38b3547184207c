import { type Amount, writtenLike } from '../role/amounts.js'
import { positionOf } from './bargain-position.js'
import type { Conversation } from './conversation.js'

const asksPrice =
  /\b(?:how much (?:is|are|does|do you (?:want|ask))|what (?:is|are) (?:the price|you asking)|what does (?:it|the \p{L}+) cost|price\?|what (?:rent|price|salary|pay|figure|number|sum|amount) (?:do|would|did|are|have) you\b|what are you thinking of)/iu

/** "How many hours do you have in mind?", "What is your offer?" */
function asksOffer(question: string, count = ''): boolean {
  const isOfCount = count !== '' && new RegExp(`\\bhow many ${count}`, 'i').test(question)
  return (
    isOfCount ||
    /\b(?:how much (?:could|can|would) you (?:give|contribute|offer|put in)|what (?:is your (?:offer|idea|number|figure)|(?:would|can|could|do) you offer|did you have in mind))\b/i.test(
      question,
    )
  )
}

function offered(opening: Amount, memory: Conversation['memory']): string | null {
  const figure = writtenLike(opening.value, opening)
  return memory.holds(figure) ? `${figure}, as I said.` : `I was thinking of ${figure}.`
}

/** "What would you consider fair?", "What figure could you accept?" */
const asksFair =
  /\bwhat (?:would|do|could) you (?:consider|think is|call|find|regard as)\b.*\b(?:fair|reasonable|right|appropriate|enough)\b|\bwhat (?:would|could) be (?:a |an )?(?:fair|good|reasonable|acceptable)? ?(?:figure|price|number|amount|rate|percentage|compensation)\b|\bwhat (?:figure|number|percentage|amount) (?:would|could|do) you\b/i

/** "How much is it?" to someone who sells. */
export function askedPrice(conversation: Conversation, question: string): string | null {
  const { role, memory } = conversation
  const { dealing } = role
  if (dealing && asksFair.test(question)) {
    const { text } = positionOf(conversation, dealing)
    return memory.holds(`${text} would be fair`) ? `${text}, as I said.` : `${text} would be fair, I think.`
  }
  if (dealing && asksOffer(question, dealing.opening.count)) return offered(dealing.opening, memory)
  if (dealing?.side !== 'seller' || !asksPrice.test(question)) return null
  if (
    role.facts.some(
      ({ text }) => /^I ask\b/.test(text) || (text.includes(dealing.opening.text) && !memory.isSaid(text)),
    )
  )
    return null
  const figure = dealing.opening.text
  return memory.holds(`I ask ${figure}`) ? `${figure}, as I said.` : `I ask ${figure}.`
}
