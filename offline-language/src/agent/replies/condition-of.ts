import type { Conversation } from './conversation.js'

const unwell =
  /\bI (?:am|feel|have)\b.*\b(?:tired|exhausted|ill|sick|worn out|unwell|desperate|not slept|slept badly|worried|afraid|terrified|scared|guilty|not paid myself|hours a week)\b|\bI (?:work|sleep)\b.*\bhours\b/i

/** The prompt's word on how the agent is, if it is not well. */
export function conditionOf({ role, memory }: Conversation): string | null {
  return role.facts.find(({ text, followsOn }) => !followsOn && unwell.test(text) && !memory.isSaid(text))?.text ?? null
}
