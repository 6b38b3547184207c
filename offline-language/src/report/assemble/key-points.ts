import type { KeyPoint } from '@clarity/contracts'
import { escapeMarkdown } from '../../language/markdown/escape-markdown.js'
import { capitalised } from '../../language/names/party.js'
import { askedTitle } from '../phrase/asked-title.js'
import { amountIn, moneyTitle } from '../phrase/money-title.js'
import type { Sentence } from '../../language/sentences/sentence.js'
import { mentionsIn } from '../phrase/mentions.js'
import { passageTitle } from '../phrase/passage-title.js'
import { looseTitles, titlesOf } from '../phrase/titles-of.js'
import { withPersonOnce } from '../phrase/with-person.js'
import { pointText } from '../select/point-text.js'
import { evidenceFor, withoutRepeats } from '../read/evidence.js'
import type { Conversation } from '../read/conversation.js'
import { sentencesIn } from '../select/clear-point.js'
import type { Candidate } from '../select/candidate.js'
import type { Point } from './point.js'

const mostQuotes = 4
const titlesOfActs: Partial<Record<Candidate['reported']['verb'], string>> = { insulted: 'Insult', agreed: 'Agreement' }

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

/** Each point gets its own title: the point that a title fits best comes first. */
export function headings(conversation: Conversation, points: readonly Point[]): ReadonlyMap<Point, string> {
  const { sentences, cast, scenarioTitle } = conversation
  const mentions = mentionsIn(sentences, scenarioTitle)
  const ranked = points.map((point) => {
    const { sentence } = point.at(-1)!
    const company = point.flatMap((one) => sentencesIn(one, conversation))
    const sum = moneyTitle(company, sentences, scenarioTitle)
    const asked = askedTitle(company)
    const titles = [
      ...titlesOf(sentence, company, cast, mentions),
      ...(sum ? [sum] : []),
      ...(asked ? [asked] : []),
    ].toSorted((a, b) => b.weight - a.weight)
    const amount = sum && titles[0] === sum ? amountIn(company) : undefined
    const near = [...looseTitles(company), ...titlesOf(sentence, around(company, sentences), cast, mentions)]
    return { point, company, titles, amount, near: near.map(({ text }) => text) }
  })
  const used = new Set<string>()
  const given = new Map<Point, string>()
  const weightOf = ({ titles: [best] }: (typeof ranked)[number]) => best?.weight ?? -Infinity
  for (const { point, company, titles, near, amount } of ranked.toSorted((a, b) => weightOf(b) - weightOf(a))) {
    const { sentence, reported } = point.at(-1)!
    const title = titlesOfActs[reported.verb] ?? passageTitle(sentence, titles, used, company, { near, amount })
    used.add(title.toLowerCase())
    given.set(point, title)
  }
  return given
}

const nearby = 3

/** The sentences right before and after a point. */
function around(company: readonly Sentence[], sentences: readonly Sentence[]): Sentence[] {
  const places = company.map(({ at }) => at)
  return sentences.slice(Math.max(0, Math.min(...places) - nearby), Math.max(...places) + nearby + 1)
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
