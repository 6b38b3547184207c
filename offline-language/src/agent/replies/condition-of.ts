import type { Conversation } from './conversation.js'

const unwell =
  /^I (?:am|feel|have)\b(?! not (?!slept|paid))[^,]{0,40}\b(?:tired|exhausted|ill|sick|worn out|unwell|desperate|not slept|slept badly|worried|afraid|terrified|scared|guilty|not paid myself|hours a week)\b|\bI (?:work|sleep)\b.*\bhours\b/i

const troubled =
  /\byou(?: are|r)?\b[^.]{0,60}\b(?:afraid|worried|nervous|scared|terrified|exhausted|desperate|grieving|ashamed|burnout|frightened?|frightens|anxious|biopsy|tumou?r|divorce\p{L}*|in pain|sleep badly|guilty)\b/iu

/** Whether the prompt lets the role feel unwell. */
export const isWorried = ({ role }: Conversation) => troubled.test(role.prompt)

/** The prompt's word on how the agent is, if it is not well. */
export function conditionOf({ role, memory }: Conversation): string | null {
  return role.facts.find(({ text, followsOn }) => !followsOn && unwell.test(text) && !memory.isSaid(text))?.text ?? null
}
