import { lowerFirst } from '../../language/tokens/first-letter.js'
import { loadPatterns } from '../../data/load-patterns.js'
import type { Fact } from '../role/knowledge.js'
import { withNext } from './asked-fact.js'
import type { Conversation } from './conversation.js'
import { introduction } from './told-fact.js'
import { anyOf } from '../patterns/any-of.js'

const { asksForStory } = loadPatterns('answer', 'asksForStory', 'passing', 'stillThere')

const incident =
  /\b(?:slipped|fell|crashed|broke|burst|hit|cut|burn(?:ed|t)|lost|stole|stolen|collapsed|fainted|tripped|ruined|robbed|bit)\b/i

/** "On Thursday he came home with a bruise" */
const event = anyOf(loadPatterns('replies/told-event', 'opening', 'day'))

const offersHelp = /\b(?:help|do for you|brings you)\b/i

/** At the beginning, "How can I help?" asks for the matter, even if the turn names other things. */
export function opening(conversation: Conversation, question: string): string | null {
  const isOffered = conversation.memory.agentTurns.length <= 1 && offersHelp.test(question)
  return isOffered ? story(conversation, question) : null
}

/** "I am a worried customer.", "I live on the third floor." */
const plainSelf = /^I (?:am|live|have|look|work|drive|joined|run|own)\b.{3,60}$/
/** What someone comes with. */
const { trouble } = loadPatterns('replies/own-story', 'trouble')

/** The matter once more, for who asks after it was said. */
function storyAgain(facts: readonly Fact[], memory: Conversation['memory']): string | null {
  const told = facts.find(({ text, isGuarded }) => !isGuarded && trouble.test(text) && memory.isSaid(text))
  const clause = told?.text.split(/,| (?:while|because|although|when) /)[0]?.replace(/\.$/, '') ?? ''
  const said = `As I said, ${/^(?:I|\p{Lu}\p{Ll}+ \p{Lu})/u.test(clause) ? clause : lowerFirst(clause)}.`
  return clause && !memory.isSaid(said) ? said : null
}

/** "How can I help you?" gets the first thing that the prompt says. */
export function story({ role, memory }: Conversation, question: string): string | null {
  if (!asksForStory.test(question) || /\b(?:them|this)\b/i.test(question)) return null
  const open = role.facts.filter(
    ({ text, followsOn, isGuarded }) =>
      !followsOn && !isGuarded && !introduction.test(text) && !plainSelf.test(text) && !memory.isSaid(text),
  )
  const happened = /\bhappened\b/i.test(question)
    ? (open.find(({ text }) => incident.test(text)) ?? open.find(({ text }) => event.test(text)))
    : undefined
  const first = happened ?? open.find(({ text }) => trouble.test(text)) ?? open[0]
  return first ? withNext(role.facts, first, memory) : storyAgain(role.facts, memory)
}

const picksUp = /\bspeaking\b|^(?:hello|hi|good (?:morning|afternoon|evening)|yes)?[,. ]*(?:this is|[\p{L} ]+ here)\b/iu

/** What someone who calls says when the other side picks up; null for any other turn. */
export function ownMatter(conversation: Conversation): string | null {
  const { role, utterance, userTexts, openGoals } = conversation
  const isCaller = (role.part === 'seeker' || role.part === 'wronged') && openGoals.every(({ isGeneral }) => isGeneral)
  if (!isCaller || userTexts.length > 1 || !picksUp.test(utterance.text)) return null
  return story(conversation, 'What happened?')
}
