import { loadPatterns } from '../../data/load-patterns.js'
import { figuresIn } from '../wording/figures.js'
import type { Conversation } from './conversation.js'

const { accepted } = loadPatterns('agreement', 'agrees', 'asksToAgree', 'refuses', 'accepted', 'pushes', 'asksLimit')

/** The figures of the person's turns that the role has said yes to. */
export function acceptedFigures({ spoken }: Pick<Conversation, 'spoken'>): number[] {
  return spoken.flatMap(({ role, message }, at) => {
    const before = spoken[at - 1]
    return role === 'agent' && before?.role === 'user' && accepted.test(message)
      ? figuresIn(before.message).map(({ value }) => value)
      : []
  })
}
