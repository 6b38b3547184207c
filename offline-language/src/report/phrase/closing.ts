import { capitalised } from '../../language/names/party.js'
import type { Conversation } from '../read/conversation.js'

const agreed =
  /\b(?:sounds (?:good|great|fine|like a plan)|that works|perfect|agree|agreed|that is fine|that would be great|okay,? great|let us do it|deal|i am happy with|works for me|you got it)\b/i
const noMore =
  /\bno(?:pe)?\b[^.?!]{0,30}\b(?:i am good|that is (?:it|all)|that (?:will|was going to|would) be (?:it|all)|questions|i think i am good|not at this point|nothing else)\b|\b(?:that (?:will|was going to|would) be (?:it|all)|not at this point|i think i am good|that is all i)\b/i
const thanked = /\b(?:thank you|thanks|appreciate)\b/i
const refused =
  /\b(?:not interested|i do not think so|i will pass|no deal|can not accept|have to think|need to think|not convinced|take my business|not acceptable|not good enough)\b/i

/** How the one who was called left it, from the last things that were said; '' where nothing shows it. */
export function closing({ turns, cast }: Conversation): string {
  const own = turns.filter(({ role }) => role === 'user')
  const last = own
    .slice(-5)
    .map(({ text }) => text)
    .join('. ')
  const name = cast.user.short
  if (
    refused.test(
      own
        .slice(-2)
        .map(({ text }) => text)
        .join('. '),
    )
  )
    return capitalised(`${name} did not commit to it by the end of the conversation.`)
  const ends = [
    ...(agreed.test(last) ? ['agreed with what was proposed'] : []),
    ...(noMore.test(last) ? ['had nothing further to ask'] : []),
    ...(thanked.test(last) ? [`thanked ${cast.agent.short}`] : []),
  ]
  return ends.length > 0 ? capitalised(`At the end, ${name} ${ends.slice(0, 2).join(' and ')}.`) : ''
}
