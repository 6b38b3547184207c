import type { KeyPoint } from '@clarity/contracts'
import { escapeMarkdown } from '../../language/markdown/escape-markdown.js'
import { capitalised } from '../../language/names/party.js'
import { mentionsIn, passageTitle, titlesOf } from '../phrase/passage-title.js'
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
  const titles = headings(conversation, points)
  return points.flatMap((point) => {
    const evidence = evidenceOf(point, conversation)
    const content = escapeMarkdown(capitalised(withPersonOnce(pointText(conversation.cast, point))))
    return evidence.length === 0 ? [] : [{ title: titles.get(point)!, content, evidence }]
  })
}

/** Each point gets its own title: the point that a title fits best comes first. */
function headings(conversation: Conversation, points: readonly Point[]): ReadonlyMap<Point, string> {
  const mentions = mentionsIn(conversation.sentences)
  const ranked = points.map((point) => {
    const { sentence } = point.at(-1)!
    const company = point.flatMap((one) => sentencesIn(one, conversation))
    return { point, company, titles: titlesOf(sentence, company, conversation.cast, mentions) }
  })
  const used = new Set<string>()
  const given = new Map<Point, string>()
  for (const { point, company, titles } of ranked.toSorted(
    (a, b) => (b.titles[0]?.weight ?? 0) - (a.titles[0]?.weight ?? 0),
  )) {
    const { sentence, reported } = point.at(-1)!
    const title = titlesOfActs[reported.verb] ?? passageTitle(sentence, titles, used, company)
    used.add(title.toLowerCase())
    given.set(point, title)
  }
  return given
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
