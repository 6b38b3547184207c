import { escapeMarkdown } from '../../language/markdown/escape-markdown.js'
import { capitalised } from '../../language/names/party.js'
import { isAsked } from '../../language/sentences/asked.js'
import { pointText } from '../select/point-text.js'
import { retell } from '../phrase/retell.js'
import { verbatim } from '../phrase/spoken-quote.js'
import { withPersonOnce } from '../phrase/with-person.js'
import type { Conversation } from '../read/conversation.js'
import { pickVaried } from '../select/pick-varied.js'
import type { Candidate } from '../select/candidate.js'
import { isClearPoint } from '../select/clear-point.js'
import { closing } from './closing.js'
import { inSentences, roomBeside, sentenceOf, statementOf } from './shared-sentences.js'
import { matterOfPrompt } from './matter-of-prompt.js'
import { outcomeOf } from './outcome.js'
import type { Moves } from '../moves/read-moves.js'
import { insultsIn } from './insults-in.js'
import { littleSaid } from './little-said.js'
import { overviewWeight } from './overview-weight.js'
import { withMatter } from './with-matter.js'

const mostWords = 140
const wordsForThree = 90
const wordsForMore = 700

/** The overview: the two or three most telling statements; those of a long conversation share sentences. */
export function writeSummary(
  conversation: Conversation,
  candidates: readonly Candidate[],
  ending: readonly Candidate[] | null,
  moves: Moves,
  prompt: string,
): string {
  const { wordCount, cast } = conversation
  const count = wordCount < wordsForThree ? 2 : wordCount < wordsForMore ? 3 : 8
  const outcome = outcomeOf(moves, conversation)
  const agreement = outcome ? undefined : candidates.find(({ part }) => part === 'agreement')
  const last = agreement || outcome ? null : ending
  const end = endTold(candidates, last, conversation)
  const alone = candidates.map((one) => ({
    ...one,
    continuation: null,
    score: one.score + overviewWeight(one.sentence, outcome !== '', conversation),
  }))
  const reason = candidates.find(({ part }) => part === 'reason')
  const quoted = `${outcome} ${reason?.reported.rest}`
  const inOrder = statements(
    alone.filter(
      (one) =>
        one.part === 'reason' ||
        (one.part === null &&
          isForOverview(one) &&
          !isToldAtTheEnd(one, end) &&
          !isBefore(one, outcome ? reason : undefined) &&
          !isQuotedIn(one, quoted, conversation)),
    ),
    count - (agreement || outcome ? 1 : 0) - (end ? 1 : 0),
    agreement ? [agreement] : [],
    conversation,
  )
  const said = littleSaid(conversation)
  const insults = insultsIn(candidates, cast)
  const agreed = agreement ? [retell(agreement.reported, cast)] : []
  const ends = outcome ? [outcome] : end ? [capitalised(pointText(cast, end))] : agreed
  const room = roomBeside([insults, said, ...ends], end)
  const matter = matterOfPrompt(prompt, conversation.turns.map(({ text }) => text).join(' '), cast)
  const sentences = withMatter(
    matter,
    cast,
    inSentences(inOrder, room).map((points) => sentenceOf(points, cast)),
  ).slice(0, room)
  const goodbye = sentences.length + ends.length < 2 ? closing(conversation) : ''
  return escapeMarkdown(withPersonOnce([...sentences, insults, said, ...ends, goodbye].filter(Boolean).join(' ')))
}

/** The end in the third person if that is clear, else its words. */
function endTold(
  candidates: readonly Candidate[],
  last: readonly Candidate[] | null,
  conversation: Conversation,
): readonly Candidate[] | null {
  const isTold = (one: Candidate) => one.reported.verb !== 'quoted' && isForOverview(one) && isToldAtTheEnd(one, last)
  const told = candidates.find((one) => isTold(one) && isClearPoint([one], conversation))
  return told ? [told] : last
}

/** Whether the overview quotes its words already. */
function isQuotedIn({ sentence }: Candidate, quoted: string, { entries }: Conversation): boolean {
  const shown = verbatim(sentence, entries)?.shown
  return shown !== undefined && quoted.includes(shown)
}

/** What comes before the reason is small talk. */
const isBefore = ({ sentence }: Candidate, reason: Candidate | undefined): boolean =>
  sentence.at < (reason?.sentence.at ?? 0)

/** The reason and the best others in their order: each is clear after the one before it. */
function statements(
  candidates: readonly Candidate[],
  most: number,
  already: readonly Candidate[],
  conversation: Conversation,
): Candidate[] {
  const unclear = new Set<Candidate>()
  for (;;) {
    const left = candidates.filter((one) => !unclear.has(one))
    const reason = left.filter(({ part }) => part === 'reason').slice(0, most)
    const others = pickVaried(
      left.filter(({ part }) => part === null),
      most - reason.length,
      [...reason, ...already],
    )
    const inOrder = withinLimit(withoutRepeats([...reason, ...others]), conversation.cast).toSorted(
      (a, b) => a.sentence.at - b.sentence.at,
    )
    const found = inOrder.find(
      (one, at) => one.part !== 'reason' && !isClearPoint([one], conversation, inOrder.slice(Math.max(0, at - 1), at)),
    )
    if (!found) return inOrder
    unclear.add(found)
  }
}

/** What is quoted before another is not told by itself. */
function withoutRepeats(points: readonly Candidate[]): Candidate[] {
  const led = new Set(points.flatMap(({ lead }) => lead.map(({ sentence }) => sentence)))
  return points.filter(({ sentence }) => !led.has(sentence))
}

function isToldAtTheEnd({ sentence }: Candidate, end: readonly Candidate[] | null): boolean {
  return end?.some((one) => one.sentence.turns[0] === sentence.turns[0]) ?? false
}

/** A question of the agent is not told without its answer. */
function isForOverview({ sentence, standsAlone, score, reported }: Candidate): boolean {
  return standsAlone && score > 0 && reported.verb !== 'insulted' && !(sentence.role === 'agent' && isAsked(sentence))
}

function withinLimit(points: readonly Candidate[], cast: Conversation['cast']): Candidate[] {
  let words = 0
  return points.filter((point, at) => {
    words += statementOf(point, cast).split(' ').length
    return at === 0 || words <= mostWords
  })
}
