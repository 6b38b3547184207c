import { escapeMarkdown } from '../../language/markdown/escape-markdown.js'
import type { LanguageModel } from '../../language/tokens/language-model.js'
import type { Moves } from '../moves/read-moves.js'
import { withPersonOnce } from '../phrase/with-person.js'
import type { Conversation } from '../read/conversation.js'
import type { Candidate } from '../select/candidate.js'
import type { Commitment } from '../select/commitment.js'
import type { RatedPassage } from '../worth/passage-worth.js'
import { statements } from './chosen-statements.js'
import { closing } from './closing.js'
import { insultsIn } from './insults-in.js'
import { littleSaid } from './little-said.js'
import { matterOfScenario } from './matter-of-scenario.js'
import { type OverviewEnd, overviewEnd } from './overview-parts.js'
import { overviewWeight } from './overview-weight.js'
import { inSentences, roomBeside, sentenceOf } from './shared-sentences.js'
import { isForOverview, isToldAtTheEnd } from './talk-end.js'
import { talkSummary } from './talk-summary.js'
import type { TalkToSum } from './talk-to-sum.js'
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
  commitments: readonly Commitment[],
  passages: readonly RatedPassage[],
  said: Pick<TalkToSum, 'units' | 'decided'>,
  language: LanguageModel,
): string {
  const { cast } = conversation
  const talk = talkSummary({
    conversation,
    candidates,
    moves,
    prompt,
    commitments,
    ending,
    passages,
    ...said,
    language,
  })
  if (talk) return escapeMarkdown(withPersonOnce(talk.join(' ')))
  const end = overviewEnd(conversation, candidates, ending)
  const { given, other, vague } = matterOfScenario(conversation, prompt)
  const matter = given ?? other ?? vague()
  const silence = littleSaid(conversation)
  const insults = insultsIn(conversation)
  const room = roomBeside([insults, silence, ...end.sentences], end.told)
  const told = inSentences(statementsOf(conversation, candidates, end), room)
  const sentences = withMatter(
    matter,
    told.map((points) => sentenceOf(points, cast)),
  ).slice(0, room)
  const goodbye = sentences.length + end.sentences.length < 2 ? closing(conversation) : ''
  const all = [...sentences, insults, silence, ...end.sentences, goodbye].filter(Boolean)
  return escapeMarkdown(withPersonOnce(all.join(' ')))
}

/** The reason and the best others, in their order. */
function statementsOf(
  conversation: Conversation,
  candidates: readonly Candidate[],
  { agreement, told }: OverviewEnd,
): Candidate[] {
  const { wordCount } = conversation
  const count = wordCount < wordsForThree ? 2 : wordCount < wordsForMore ? 3 : 8
  const alone = candidates.map((one) => ({
    ...one,
    continuation: null,
    score: one.score + overviewWeight(one.sentence, conversation),
  }))
  const fitting = alone.filter((one) => one.part === null && isForOverview(one) && !isToldAtTheEnd(one, told))
  const first = alone.filter(({ part }) => part === 'reason').slice(0, 1)
  const ends = Number(agreement !== undefined) + Number(told !== null)
  return statements([...first, ...fitting], count - ends, agreement ? [agreement] : [], conversation)
}
