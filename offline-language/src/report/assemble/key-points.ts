import type { KeyPoint } from '@clarity/contracts'
import { capitalised } from '../../language/names/party.js'
import { escapeMarkdown } from '../../language/markdown/escape-markdown.js'
import { closing } from '../summary/closing.js'
import { evidenceFor, evidenceOfTurn, withoutRepeats } from '../read/evidence.js'
import { keyPointTitle, phraseWeight } from '../phrase/key-point-title.js'
import { feelingOf, nounPhrases } from '../../language/phrases/noun-phrases.js'
import { overlap } from '../select/pick-varied.js'
import type { Candidate } from '../select/rank-sentences.js'
import type { Conversation } from '../read/conversation.js'
import { isAsked } from '../../language/sentences/asked.js'
import { retell, retellAnswer, retellMore } from '../phrase/retell.js'

const fewest = 3
const most = 6
const longestContent = 62

/** The best sentences of each part of the conversation with their context, in chronological order. */
export function keyPoints(conversation: Conversation, candidates: readonly Candidate[]): KeyPoint[] {
  const count = Math.max(fewest, Math.min(most, Math.round(conversation.wordCount / 60)))
  const chosen = coverParts(conversation, candidates, count)
  const used = new Set<number>(chosen.map(({ sentence }) => sentence.at))
  const titles = new Set<string>()
  const weight = phraseWeight(conversation.sentences)
  const points = chosen.flatMap((candidate) => {
    const members = withCompany(conversation, candidate, candidates, used)
    const content = contentOf(conversation, members)
    const evidence = withoutRepeats(
      members.flatMap(({ sentence }) => evidenceFor(sentence, conversation.entries)),
      4,
    )
    if (evidence.length === 0) return []
    const title = keyPointTitle(
      candidate.reported,
      members.map(({ sentence }) => sentence),
      conversation.cast,
      weight,
      titles,
    )
    titles.add(title.toLowerCase())
    return [{ title, content: escapeMarkdown(content), evidence }]
  })
  return points.length < fewest ? [...points, ...ending(conversation)] : points
}

function ending(conversation: Conversation): KeyPoint[] {
  const content = closing(conversation)
  const last = conversation.turns.findLast(({ role }) => role === 'user')
  const evidence = last ? evidenceOfTurn(last.index, conversation.entries) : []
  return content && evidence.length > 0 ? [{ title: 'How it ended', content: escapeMarkdown(content), evidence }] : []
}

function coverParts({ sentences }: Conversation, candidates: readonly Candidate[], count: number): Candidate[] {
  const chosen: Candidate[] = []
  const fits = (candidate: Candidate) =>
    candidate.score > -0.2 &&
    !chosen.some(
      (other) =>
        other.sentence.at === candidate.sentence.at || overlap(other.sentence.stems, candidate.sentence.stems) > 0.55,
    )
  const partOf = (candidate: Candidate) => Math.floor((candidate.sentence.at / Math.max(1, sentences.length)) * count)
  for (let part = 0; part < count; part++) {
    const best = candidates.find(
      (candidate) => partOf(candidate) === part && candidate.score > 0.4 && isTelling(candidate) && fits(candidate),
    )
    if (best) chosen.push(best)
  }
  for (const candidate of candidates)
    if (chosen.length < count && isTelling(candidate) && fits(candidate)) chosen.push(candidate)
  for (const candidate of candidates) {
    if (
      chosen.length < Math.min(fewest, candidates.length) &&
      !chosen.includes(candidate) &&
      (isTelling(candidate) || candidate.reported.verb === 'answered')
    )
      chosen.push(candidate)
  }
  return chosen.toSorted((a, b) => a.sentence.at - b.sentence.at)
}

/** False for a question of the agent, because it is reported only together with its answer. */
function isTelling({ reported: { verb, rest }, sentence }: Candidate): boolean {
  return (
    verb !== 'answered' &&
    (nounPhrases(sentence.words).length > 0 || feelingOf(sentence.words) !== null) &&
    !(sentence.role === 'agent' && verb === 'asked' && (isAsked(sentence) || !/ to /.test(rest)))
  )
}

/** Adds the question before a sentence, and the same speaker's next sentences. */
function withCompany(
  { sentences }: Conversation,
  main: Candidate,
  candidates: readonly Candidate[],
  used: Set<number>,
): Candidate[] {
  const at = main.sentence.at
  const find = (place: number) => candidates.find(({ sentence }) => sentence.at === place && !used.has(place))
  const members = [main]
  const before = [at - 1, at - 2]
    .map(find)
    .find((other) => other && other.sentence.role !== main.sentence.role && isAsked(other.sentence))
  if (before && !isAsked(main.sentence) && sentences[at - 1]?.role !== main.sentence.role) members.unshift(before)
  for (const place of [at + 1, at + 2, at + 3]) {
    const next = find(place)
    const isNear =
      next &&
      next.reported.verb !== 'answered' &&
      next.score > -0.15 &&
      next.sentence.role === main.sentence.role &&
      !isAsked(next.sentence) &&
      !/^(?:they|he|she)\b/i.test(next.sentence.text)
    const length = members.reduce((sum, { sentence }) => sum + sentence.words.length, 0)
    if (isNear && members.length < 3 && length + next.sentence.words.length < longestContent - 14) members.push(next)
  }
  for (const { sentence } of members) used.add(sentence.at)
  return members
}

function contentOf({ cast }: Conversation, members: readonly Candidate[]): string {
  const [first, second, ...rest] = members
  if (!first) return ''
  if (second && first.sentence.role !== second.sentence.role) {
    return [
      retellAnswer(first.reported, second.reported, cast),
      ...rest.map(({ reported }) => retellMore(reported, cast)),
    ]
      .map(capitalised)
      .join(' ')
  }
  return members
    .map(({ reported }, at) => capitalised(at === 0 ? retell(reported, cast) : retellMore(reported, cast)))
    .join(' ')
}
