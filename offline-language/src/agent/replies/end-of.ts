import type { AgentReply } from '../agent-scenario.js'
import { kindOf, type UtteranceKind } from '../dialogue-acts/dialogue-act.js'
import { heard } from '../dialogue-acts/noise.js'
import { promptFrames } from '../templates/prompt-templates.js'
import { pick } from '../templates/pick.js'
import { farewell } from './closing.js'
import type { Conversation } from './conversation.js'
import { fewestUserTurns, longestSecs, mostTurns, silencesBeforeEnd } from '../limits.js'

/** The reply to what ends a conversation: the clock, a goodbye, abuse, silence; null while it goes on. */
export function endOf(conversation: Conversation, nowSecs: number): AgentReply | null {
  const { role, memory, utterance, userTexts, slots, turnCount } = conversation
  const kinds = userTexts.map((text) => kindOf(heard(text), text.split(/\s+/).length, true))
  const mayEnd = userTexts.length >= fewestUserTurns
  const name = role.personName ? `, ${role.personName}` : ''
  if (utterance.kind === 'no-consent')
    return closing(`That is your decision${name}, and I respect it. We stop here. Goodbye.`)
  if (utterance.kind === 'goodbye')
    return closing(
      `${memory.isSaid('All right, then we leave it at that.') ? '' : 'All right, then we leave it at that. '}${farewell(conversation, conversation.untouched.length === 0)}`,
    )
  if (nowSecs >= longestSecs || turnCount >= mostTurns)
    return closing(`Our time is up${name}. ${farewell(conversation, false)}`)
  if (utterance.kind === 'abuse') {
    const warned = count(kinds, 'abuse') > 1
    if (warned && mayEnd) return closing('I said that I would not go on like this. We stop here. Goodbye.')
    return { text: pick(promptFrames.warning, slots, role.register, memory) ?? 'That is enough.', closes: false }
  }
  if (utterance.kind === 'silence') {
    const silent = kinds.length - 1 - kinds.findLastIndex((kind) => kind !== 'silence')
    if (silent >= silencesBeforeEnd && mayEnd)
      return closing('I think I have lost you. Let us stop here, and try again another time. Goodbye.')
  }
  return null
}

function closing(text: string): AgentReply {
  return { text, closes: true }
}

function count(kinds: readonly UtteranceKind[], wanted: UtteranceKind): number {
  return kinds.filter((kind) => kind === wanted).length
}
