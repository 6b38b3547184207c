import type { KeyPoint } from '@clarity/contracts'
import { escapeMarkdown } from '../../language/markdown/escape-markdown.js'
import { capitalised } from '../../language/names/party.js'
import { mentionsIn, passageTitle } from '../phrase/passage-title.js'
import { withPersonOnce } from '../phrase/with-person.js'
import { pointText } from '../select/point-text.js'
import { evidenceFor, withoutRepeats } from '../read/evidence.js'
import type { Conversation } from '../read/conversation.js'
import { sentencesIn } from '../select/clear-point.js'
import type { Candidate } from '../select/candidate.js'
import type { Point } from './point.js'

const mostQuotes = 4
const titlesOfActs: Partial<Record<Candidate['reported']['verb'], string>> = { insulted: 'Insult', agreed: 'Agreement' }

/** The best statements of the conversation in their order, with a title and quotes. */
export function keyPoints(conversation: Conversation, points: readonly Point[]): KeyPoint[] {
  const titles = new Set<string>()
  const mentions = mentionsIn(conversation.sentences)
  return points.flatMap((point) => {
    const evidence = evidenceOf(point, conversation)
    if (evidence.length === 0) return []
    const main = point.at(-1)!
    const company = point.flatMap((one) => sentencesIn(one, conversation))
    const title =
      titlesOfActs[main.reported.verb] ?? passageTitle(main.sentence, company, conversation.cast, mentions, titles)
    titles.add(title.toLowerCase())
    return [
      { title, content: escapeMarkdown(capitalised(withPersonOnce(pointText(conversation.cast, point)))), evidence },
    ]
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
