import { capitalised } from '../../language/tokens/first-letter.js'
import type { KeyPoint } from '@clarity/contracts'
import { escapeMarkdown } from '../../language/markdown/escape-markdown.js'
import { withPersonOnce } from '../phrase/with-person.js'
import { pointText } from '../select/point-text.js'
import { evidenceFor, withoutRepeats } from '../read/evidence.js'
import type { Conversation } from '../read/conversation.js'
import type { Point } from '../select/point.js'

const mostQuotes = 4

/** The best statements of the conversation in their order, with their title and quotes. */
export function keyPoints(
  conversation: Conversation,
  points: readonly Point[],
  titles: ReadonlyMap<Point, string>,
): KeyPoint[] {
  return points.flatMap((point) => {
    const evidence = evidenceOf(point, conversation)
    const content = escapeMarkdown(capitalised(withPersonOnce(pointText(conversation.cast, point))))
    return evidence.length === 0 ? [] : [{ title: titles.get(point)!, content, evidence }]
  })
}

function evidenceOf(point: Point, { entries }: Conversation): NonNullable<KeyPoint['evidence']> {
  const quotes = point.flatMap(({ sentence, reported, lead }) => [
    ...(reported.evidence ?? evidenceFor(sentence, entries)),
    ...lead.flatMap(({ quote }) => quote.evidence),
  ])
  const { reaction, continuation } = point.at(-1)!
  const after = [...(reaction ? evidenceFor(reaction.sentence, entries) : []), ...(continuation?.quote.evidence ?? [])]
  return withoutRepeats([...quotes, ...after], mostQuotes)
}
