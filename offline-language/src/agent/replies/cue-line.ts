import { shared } from '../../language/tokens/content-stems.js'
import type { Conversation } from './conversation.js'

/** The question that the prompt orders the agent to ask when the person uses certain words. */
export function cueLine({ role, utterance, memory }: Conversation): string | null {
  return role.cues.find(({ stems, line }) => shared(stems, utterance.stems) > 0 && !memory.isSaid(line))?.line ?? null
}
