import type { Conversation } from './conversation.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { introduction } from './told-fact.js'
import { anyOf } from '../patterns/any-of.js'

const { troubled, showsNothing } = loadPatterns('replies/condition-of', 'troubled', 'showsNothing')

const unwell = anyOf(loadPatterns('replies/unwell', 'state', 'hours'))

/** Whether the prompt lets the role feel unwell. */
export const isWorried = ({ role }: Conversation) => troubled.test(role.prompt)

/** Whether the role says that it is fine, or jokes, whatever troubles it. */
export const isPuttingOn = ({ role }: Conversation) => showsNothing.test(role.prompt)

/** The prompt's word on how the agent is, if it is not well. */
export function conditionOf({ role, memory }: Conversation): string | null {
  return (
    role.facts.find(
      ({ text, followsOn }) => !followsOn && !introduction.test(text) && unwell.test(text) && !memory.isSaid(text),
    )?.text ?? null
  )
}
