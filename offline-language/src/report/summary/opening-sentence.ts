import { inWords, listed } from '../../language/phrases/in-words.js'
import { capitalised } from '../../language/names/party.js'
import type { Conversation } from '../read/conversation.js'
import type { Topic } from '../select/topics.js'

/** The summary's first sentence: the speakers, the duration and the topics. */
export function openingSentence(
  { cast, durationSecs, scenarioTitle, turns }: Conversation,
  topics: readonly Topic[],
): string {
  const hasUser = turns.some(({ role }) => role === 'user')
  const hasAgent = turns.some(({ role }) => role === 'agent')
  const agent = `${cast.agent.full}${cast.organisation ? ` of ${cast.organisation}` : ''}`
  const length = durationSecs >= 30 ? ` for about ${inWords(durationSecs)}` : ' briefly'
  const labels = topics.slice(0, 3).map(({ name }) => name)
  const title = scenarioTitle.replace(/\s+/g, ' ').trim().slice(0, 100)
  const setting = title ? `In “${title}”, ` : ''
  const subject =
    labels.length === 0
      ? ''
      : labels.length === 1
        ? `; the main subject was the ${labels[0]}`
        : `; the main subjects were ${listed(labels)}`
  return hasUser && hasAgent
    ? capitalised(`${setting}${cast.user.full} spoke with ${agent}${length}${subject}.`)
    : capitalised(`${setting}only ${hasUser ? cast.user.full : agent} spoke${length}${subject}.`)
}
