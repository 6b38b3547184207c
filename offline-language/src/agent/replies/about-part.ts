import { loadTemplates } from '../templates/templates.js'
import { pick } from '../templates/pick.js'
import type { Conversation } from './conversation.js'
import { searchFacts } from './fact-search.js'
import { asksMore } from './told-fact.js'

const { toldAll } = loadTemplates('told-all', 'toldAll')
const asksSelf = /\b(?:(?:about|introduce|describe) yourself|who are you)\b/i
const ofSelf =
  /^(?:I am (?!not|calling|here)|I (?:have (?:two|three|been|an?)|work|live|run|own|study|teach|drive)\b|My (?:school|job|hobb)|I repair|(?:Since|From) (?:19|20)\d\d)/
const latest = /^Since (?:19|20)\d\d/
const asApplicant = /, an? (?:applicant|candidate|interviewee)\.$/
const mostOfSelf = 3
const longest = 200
const asksName = /\b(?:what (?:is|was|do you call) (?:he|she|it|him|her)(?: called)?\?$|(?:his|her|its) name)/i
const namedSo = /\b(?:called|named) (\p{Lu}\p{Ll}+)/u
const asksFeeling =
  /\bhow (?:do|does|did|are|is) (?:you|that|it|this) (?:feel|feeling|coping|affect|make you feel)\b|\bhow are you (?:coping|managing|holding up)\b|\bwhat worries you\b/i
const feels =
  /\bI (?:am|feel) (?:\p{L}+ )?(?:afraid|worried|terrified|scared|proud|guilty|ashamed|tired|angry|exhausted|sad|happy|desperate|nervous|lonely|furious|relieved)\b|\bI (?:fear|hate|love|worry|miss)\b|\bhours a week\b|\bnot (?:slept|paid myself)\b/iu

/** "Tell me about yourself": what the prompt says first of the part. */
export function ofOneself({ role, memory }: Conversation, question: string): string | null {
  if (!asksSelf.test(question)) return null
  const open = role.facts.filter(
    ({ text, isGuarded, followsOn }) =>
      !isGuarded && !followsOn && ofSelf.test(text) && !memory.isSaid(text) && !asApplicant.test(text),
  )
  const said = latestFirst(open)
    .slice(0, mostOfSelf)
    .map(({ text }) => text)
    .join(' ')
  return said && said.length <= longest ? said : (open[0]?.text ?? null)
}

/** What somebody does now comes before what they did long ago. */
function latestFirst<F extends { text: string }>(facts: readonly F[]): F[] {
  const isCv = facts.some(({ text }) => latest.test(text))
  return isCv ? [...facts].reverse() : [...facts]
}

/** "What is he called?" */
export function ofName({ role, memory }: Conversation, question: string): string | null {
  if (!asksName.test(question)) return null
  const about = memory.agentTurns.slice(-2).join(' ')
  const names = role.facts.flatMap(({ text, isGuarded }) => (isGuarded ? [] : (namedSo.exec(text)?.[1] ?? [])))
  const name = names.find((each) => !about.includes(each)) ?? names[0]
  const who = /\b(?:she|her)\b/i.test(question) ? 'She' : /\b(?:it|its)\b/i.test(question) ? 'It' : 'He'
  return name ? `${who} is called ${name}.` : null
}

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
