import type { KeyPoint } from '@clarity/contracts'
import { escapeMarkdown } from '../../language/markdown/escape-markdown.js'
import { partyOf } from '../../language/names/cast.js'
import { capitalised } from '../../language/names/party.js'
import { isAsked } from '../../language/sentences/asked.js'
import { keyPointTitle, phraseWeight } from '../phrase/key-point-title.js'
import { retell, retellAnswer } from '../phrase/retell.js'
import { evidenceFor, withoutRepeats } from '../read/evidence.js'
import type { Conversation } from '../read/conversation.js'
import { pickVaried } from '../select/pick-varied.js'
import type { Candidate } from '../select/rank-sentences.js'

const fewest = 4
const most = 8
const wordsPerPoint = 32
const lowestScore = 0.6
const titlesOfActs: Partial<Record<Candidate['reported']['verb'], string>> = { insulted: 'Insult', agreed: 'Agreement' }

/** The best statements of the conversation in their order, each with the question it answers. */
export function keyPoints(conversation: Conversation, candidates: readonly Candidate[]): KeyPoint[] {
  const titles = new Set<string>()
  const weight = phraseWeight(conversation.sentences)
  return chosenOf(conversation, candidates).flatMap((members) => {
    const main = members.at(-1)!
    const evidence = withoutRepeats(
      [
        ...members.flatMap(({ sentence, reported }) =>
          reported.evidence ? [reported.evidence] : evidenceFor(sentence, conversation.entries),
        ),
        ...(main.reaction ? evidenceFor(main.reaction.sentence, conversation.entries) : []),
        ...(main.continuation ? [main.continuation] : []),
      ],
      4,
    )
    if (evidence.length === 0) return []
    const sentences = members.map(({ sentence }) => sentence)
    const title =
      titlesOfActs[main.reported.verb] ?? keyPointTitle(main.reported, sentences, conversation.cast, weight, titles)
    titles.add(title.toLowerCase())
    return [{ title, content: escapeMarkdown(capitalised(contentOf(conversation, members))), evidence }]
  })
}

/** The statements of each point: one, or a question and its answer. */
function chosenOf(conversation: Conversation, candidates: readonly Candidate[]): Candidate[][] {
  const count = Math.max(fewest, Math.min(most, Math.round(conversation.wordCount / wordsPerPoint)))
  const byPlace = new Map(candidates.map((candidate) => [candidate.sentence.at, candidate]))
  const insult = candidates.find(({ reported }) => reported.verb === 'insulted')
  const points = candidates.flatMap((candidate) => {
    const before = saidBefore(candidate, byPlace)
    const isPoint = before !== null || (candidate.standsAlone && !isAgentsQuestion(candidate))
    const isFirst = candidate.reported.verb !== 'insulted' || candidate === insult
    return isPoint && isFirst && candidate.score > 0
      ? [{ main: candidate, members: before ? [before, candidate] : [candidate] }]
      : []
  })
  const picked = new Set(
    pickVaried(
      points.map(({ main }) => main),
      count,
    ).filter(({ score }, at) => at < fewest || score >= lowestScore),
  )
  const chosen = points.filter(({ main }) => picked.has(main))
  // What one point has before an answer is no point of its own.
  const told = new Set(chosen.flatMap(({ members }) => members.slice(0, -1)))
  return chosen
    .filter(({ main }) => !told.has(main))
    .toSorted((a, b) => a.main.sentence.at - b.main.sentence.at)
    .map(({ members }) => members)
}

/** A question of the agent counts only with its answer. */
function isAgentsQuestion({ sentence }: Candidate): boolean {
  return sentence.role === 'agent' && isAsked(sentence)
}

/** The other speaker's question right before a statement, or the statement that it points at. */
function saidBefore({ sentence, standsAlone }: Candidate, byPlace: ReadonlyMap<number, Candidate>): Candidate | null {
  const before = byPlace.get(sentence.at - 1)
  if (!before || isAsked(sentence) || before.sentence.role === sentence.role) return null
  if (isAsked(before.sentence)) return before.reported.verb === 'asked' ? before : null
  return standsAlone || !before.standsAlone ? null : before
}

function contentOf({ cast }: Conversation, members: readonly Candidate[]): string {
  const [first, second] = members
  if (!first) return ''
  const content = second ? twoOf(first, second, cast) : retell(first.reported, cast)
  const { reaction, continuation } = members.at(-1)!
  if (continuation) return `${content.replace(/\.$/, '')}${/”$/.test(content) ? '' : ':'} “${continuation.quote}”`
  return reaction
    ? `${content.replace(/\.$/, '')}; ${partyOf(cast, reaction.sentence.role).short} ${reaction.verb}.`
    : content
}

function twoOf(first: Candidate, second: Candidate, cast: Conversation['cast']): string {
  if (isAsked(first.sentence)) return retellAnswer(first.reported, second.reported, cast)
  return `${retell(first.reported, cast)} ${capitalised(retell(second.reported, cast))}`
}
