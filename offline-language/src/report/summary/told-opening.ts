import { contentStems, shared } from '../../language/tokens/content-stems.js'
import { isReason } from '../moves/due-pieces.js'
import type { Reason } from '../moves/reason-turn.js'
import { type RatedOpening, rankedOpenings } from '../worth/opening-worth.js'
import { announcedMatter, onlyNames } from './announced-matter.js'
import { isClosed } from './closed.js'
import { spokenWords } from './spoken-words.js'
import type { TalkToSum } from './talk-to-sum.js'
import { overviewPatterns } from '../phrase/overview-patterns.js'
import { withMatter } from './with-matter.js'

const { announces } = overviewPatterns
/** What hardly says what the talk is about is not told, less so beside what tells it already. */
const leastChance = { alone: 0.1, beside: 0.3 }

/** What a talk without a scenario is about, in the words of one of them; no sentences if no one says it. */
export function toldOpening(talk: TalkToSum): string[] {
  const matter = announcedMatter(talk.conversation)
  const words = openingWords(talk, matter !== null)
  return withMatter(matter, words === null ? [] : [words])
}

/** The words that say best what a talk is about; those that only announce it are left out if the matter is told already. */
export function openingWords({ conversation, moves }: TalkToSum, isAnnounced: boolean): string | null {
  const ranked = rankedOpenings(moves.turns, (pieces) => isClosed(pieces, conversation))
  const refused = moves.exchanges.flatMap(({ outcome, offer }) => (outcome === 'refused' ? offer : []))
  const fit = ranked.filter(
    ({ pieces }) =>
      !pieces.some((piece) => moves.isReplacedPiece(piece) || refused.includes(piece) || identifies.test(piece.text)) &&
      (!isAnnounced || !pieces.some(({ text }) => announces.test(text))),
  )
  const titled = contentStems(conversation.scenarioTitle)
  const best = withReason(
    fit.map((one) => ofTitle(one, titled)).toSorted((a, b) => b.chance - a.chance),
    moves.reason,
  )
  if (!best || best.chance < leastChance[isAnnounced ? 'beside' : 'alone']) return null
  const rest = best.pieces.filter(({ text }) => !isAnnounced || !onlyNames(text))
  return spokenWords(rest.length > 0 ? rest : best.pieces, conversation)
}

/** "I need your date of birth.": to know who calls. */
const identifies = /\b(?:passwords?|date of birth|security questions?|last (?:three|four) digits)\b/i

const perStem = 0.5
const mostStems = 2

/** Words that the title has, too, say more probably what the talk is about. */
function ofTitle(one: RatedOpening, titled: ReadonlySet<string>): RatedOpening {
  const said = contentStems(one.pieces.map(({ text }) => text).join(' '))
  return { ...one, chance: Math.min(1, one.chance * (1 + perStem * Math.min(mostStems, shared(said, titled)))) }
}

/** The most probable; the reason of the talk, if that is not much less probable. */
function withReason([best, ...others]: readonly RatedOpening[], reason: Reason | null): RatedOpening | undefined {
  const saysReason = ({ pieces }: RatedOpening) => pieces.some((piece) => isReason(piece, { reason }))
  return best && !saysReason(best)
    ? (others.find((one) => saysReason(one) && one.chance >= best.chance * nearly) ?? best)
    : best
}

const nearly = 0.7
