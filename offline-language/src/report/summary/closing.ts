import { capitalised } from '../../language/tokens/first-letter.js'
import type { Conversation } from '../read/conversation.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { agreed, noMore, refused } = loadPatterns('closing', 'agreed', 'noMore', 'refused')
const thanked = /\b(?:thank you|thanks|appreciate)\b/i

/** The summary's last sentence: the recipient's conclusion; '' if there is none. */
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
    return capitalised(`${name} does not commit to it.`)
  const ends = [
    ...(agreed.test(last) ? ['agrees with what was proposed'] : []),
    ...(noMore.test(last) ? ['has nothing further to ask'] : []),
    ...(thanked.test(last) ? [`thanks ${cast.agent.short}`] : []),
  ]
  return ends.length > 0 ? capitalised(`At the end, ${name} ${ends.slice(0, 2).join(' and ')}.`) : ''
}
