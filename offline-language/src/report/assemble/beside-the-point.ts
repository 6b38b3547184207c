import type { Conversation } from '../read/conversation.js'
import { closingPlaces, isAside } from '../select/heart.js'
import type { Passage } from '../select/passage.js'
import { practised } from '../select/practice.js'
import { isQuestion } from './said.js'
import { isSideTalk } from './side-talk.js'

/** Whether a turn of a passage is what no one came for: a joke, the goodbye, the talk at the door, an example of a lesson. */
export function besideThePoint(conversation: Conversation): (passage: Passage) => boolean {
  const closing = closingPlaces(conversation)
  const isPractised = practised(conversation)
  return (passage) =>
    turnsOf(passage).some((one) => isSideTalk(one, conversation)) ||
    passage.point.some(
      ({ sentence, reported }) =>
        reported.verb !== 'insulted' && (closing.isOutside(sentence) || isAside(sentence) || isPractised(sentence)),
    )
}

/** A passage, and each of its turns alone that does not only ask. */
const turnsOf = (passage: Passage): Passage[] => [
  passage,
  ...passage.parts.flatMap((part, place) =>
    part.every(isQuestion) ? [] : { ...passage, parts: [part], at: passage.at - passage.parts.length + 1 + place },
  ),
]
