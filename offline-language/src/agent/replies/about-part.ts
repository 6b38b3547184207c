import { loadTemplates } from '../templates/templates.js'
import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'
import { searchFacts } from './fact-search.js'
import { asksMore } from './told-fact.js'

const { toldAll } = loadTemplates('told-all', 'toldAll')
const asksFeeling =
  /\bhow (?:do|does|did|are|is) (?:you|that|it|this) (?:feel|feeling|coping|affect|make you feel)\b|\bhow are you (?:coping|managing|holding up)\b|\bwhat worries you\b/i
const feels =
  /\bI (?:am|feel) (?:\p{L}+ )?(?:afraid|worried|terrified|scared|proud|guilty|ashamed|tired|angry|exhausted|sad|happy|desperate|nervous|lonely|furious|relieved)\b|\bI (?:fear|hate|love|worry|miss)\b|\bhours a week\b|\bnot (?:slept|paid myself)\b/iu

/** "How do you feel about it?": what weighs on the part. */
export function ofFeeling({ role, memory }: Conversation, question: string): string | null {
  if (!asksFeeling.test(question)) return null
  return (
    role.facts.find(
      ({ text, isGuarded, followsOn }) => !isGuarded && !followsOn && feels.test(text) && !memory.isSaid(text),
    )?.text ?? null
  )
}

/** What was asked has been said in full. */
export function toldBefore({ role, memory, utterance, slots }: Conversation, question: string): string | null {
  if (asksMore.test(question) || !/^(?:and |so |but )?(?:wh|how)/i.test(question)) return null
  const [best] = searchFacts(role.facts, question, utterance.text, '')
  return best && best.score >= certain && memory.isSaid(best.fact.text)
    ? pick(toldAll, slots, role.register, memory)
    : null
}

const certain = 1
