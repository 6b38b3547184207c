import type { Sentence } from '../../language/sentences/sentence.js'
import type { Conversation } from '../read/conversation.js'
import { closingPlaces, isAside } from './heart.js'
import { isIntroduction } from './introduced.js'
import { openingTalk } from './opening-talk.js'
import { practised } from './practice.js'

/** Whether a sentence is about something: no greeting, no aside, no goodbye, no example of a lesson. */
export function onTopic(conversation: Conversation): (sentence: Sentence) => boolean {
  const { isOutside } = closingPlaces(conversation)
  const isPractised = practised(conversation)
  const isOpeningTalk = openingTalk(conversation)
  const [first] = conversation.turns
  return (sentence) => {
    const isGreeting = first?.role === 'agent' && sentence.turns[0] === first.index && !isIntroduction(sentence)
    const isElsewhere = isOutside(sentence) || isAside(sentence) || isPractised(sentence) || isOpeningTalk(sentence)
    return !isGreeting && !isElsewhere
  }
}
