import { escapeMarkdown } from '../../language/markdown/escape-markdown.js'
import { figuresOf } from '../moves/figures.js'
import type { Moves } from '../moves/read-moves.js'
import { verbatim } from '../phrase/spoken-quote.js'
import { withPersonOnce } from '../phrase/with-person.js'
import type { Conversation } from '../read/conversation.js'
import type { Candidate } from '../select/candidate.js'
import { statements } from './chosen-statements.js'
import { kindOf } from '../select/heart.js'
import { closing } from './closing.js'
import { insultsIn } from './insults-in.js'
import { littleSaid } from './little-said.js'
import { isTalk, type OverviewEnd, overviewEnd, type OverviewStart, overviewStart } from './overview-parts.js'
import { isPlainQuote } from './overview-quote.js'
import { overviewWeight } from './overview-weight.js'
import { inSentences, roomBeside, sentenceOf } from './shared-sentences.js'
import { isForOverview, isToldAtTheEnd } from './talk-end.js'
import { withMatter } from './with-matter.js'

const wordsForThree = 90
const wordsForMore = 700

/** The overview: the matter, what is in the way and the end; the statements of a long conversation share sentences. */
export function writeSummary(
  conversation: Conversation,
  candidates: readonly Candidate[],
  ending: readonly Candidate[] | null,
  moves: Moves,
  prompt: string,
): string {
  const { cast } = conversation
  const end = overviewEnd(conversation, candidates, ending, moves)
  const start = overviewStart(conversation, candidates, end, moves, prompt)
  const silence = littleSaid(conversation)
  const insults = insultsIn(candidates, cast)
  const room = roomBeside([insults, silence, ...end.sentences], end.told)
  const told = inSentences(statementsOf(conversation, candidates, start, end), room)
  const sentences = withMatter(
    start.matter,
    told.map((points) => sentenceOf(points, cast)),
  ).slice(0, room)
  const goodbye = sentences.length + end.sentences.length < 2 ? closing(conversation) : ''
  const all = [...sentences, insults, silence, ...end.sentences, goodbye].filter(Boolean)
  return escapeMarkdown(withPersonOnce(all.join(' ')))
}

/** The reason, what is in the way, the best others and a promise at the end, in their order. */
function statementsOf(
  conversation: Conversation,
  candidates: readonly Candidate[],
  { reason, obstacle }: OverviewStart,
  { outcome, agreement, told, promise }: OverviewEnd,
): Candidate[] {
  const { wordCount } = conversation
  const count = wordCount < wordsForThree ? 2 : wordCount < wordsForMore ? 3 : 8
  const alone = candidates.map((one) => ({
    ...one,
    continuation: null,
    score: one.score + overviewWeight(one.sentence, outcome !== '', conversation),
  }))
  const taken = new Set([obstacle, promise].flatMap((one) => one?.sentence.turns[0] ?? []))
  const quoted = `${outcome} ${reason?.reported.rest} ${promise?.reported.rest}`
  const fitting = alone.filter(
    (one) =>
      one.part === null &&
      isForOverview(one) &&
      (!isTalk(conversation) || (isPlainQuote(one, conversation) && saysMuch(one))) &&
      !isToldAtTheEnd(one, told) &&
      !taken.has(one.sentence.turns[0] ?? -1) &&
      !isBefore(one, outcome ? reason : undefined) &&
      !isQuotedIn(one, quoted, conversation),
  )
  const first = alone.filter(({ sentence, part }) => part === 'reason' && sentence === reason?.sentence)
  const ends = Number(agreement !== undefined || outcome !== '') + Number(told !== null)
  const others = [obstacle, promise && { ...promise, continuation: null }].flatMap((one) => one ?? [])
  const chosen = statements(
    [...first, ...fitting],
    count - ends - others.length,
    agreement ? [agreement] : [],
    conversation,
  )
  const placeOf = ({ sentence }: Candidate) => (sentence === promise?.sentence ? Infinity : sentence.at)
  return [...chosen, ...others].toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** A cause, a worry, a decision, a wish, or what compares two figures. */
const saysMuch = ({ sentence, reported }: Candidate): boolean =>
  kindOf(sentence) !== null ||
  /^(?:wanted|proposed|refused|direct)$/.test(reported.verb) ||
  (reported.verb !== 'quoted' && figuresOf(sentence.text).length > 1)

/** Whether the overview quotes its words already. */
function isQuotedIn({ sentence }: Candidate, quoted: string, { entries }: Conversation): boolean {
  const shown = verbatim(sentence, entries)?.shown
  return shown !== undefined && quoted.includes(shown)
}

/** What comes before the reason is small talk. */
const isBefore = ({ sentence }: Candidate, reason: Candidate | undefined): boolean =>
  sentence.at < (reason?.sentence.at ?? 0)
