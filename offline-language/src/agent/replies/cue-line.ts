import { shared } from '../../language/tokens/content-stems.js'
import type { Conversation } from './conversation.js'

/** What the prompt has the agent ask when it hears certain words. */
export function cueLine({ role, utterance, memory }: Conversation): string | null {
  return role.cues.find(({ stems, line }) => shared(stems, utterance.stems) > 0 && !memory.isSaid(line))?.line ?? null
}
