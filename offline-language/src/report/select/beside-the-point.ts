import type { Conversation } from '../read/conversation.js'
import { closingPlaces, isAside } from './heart.js'
import type { Passage } from './passage.js'
import { practised } from './practice.js'
import { isSideTalk } from './side-talk.js'

/** Whether a passage is what no one came for: a joke, the goodbye, the talk at the door, an example of a lesson. */
export function besideThePoint(conversation: Conversation): (passage: Passage) => boolean {
  const closing = closingPlaces(conversation)
  const isPractised = practised(conversation)
  return (passage) =>
    isSideTalk(passage, conversation) ||
    passage.point.some(({ sentence }) => isPractised(sentence)) ||
    passage.point.every(({ sentence }) => closing.isOutside(sentence) || isAside(sentence))
}
