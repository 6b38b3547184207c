// Learns which words say what a talk is about from those that readers marked, prints how often the best are marked ones in talks
// that the weights were not learned from, writes data/weights/openings.json:
// node --experimental-transform-types --import ./evaluate/resolve-sources.mjs evaluate/train-openings.ts
import { readFileSync } from 'node:fs'
import { loadLanguageModel } from '../src/language/tokens/language-model.js'
import type { Piece, SpokenTurn } from '../src/report/moves/piece.js'
import { readMoves } from '../src/report/moves/read-moves.js'
import type { Conversation } from '../src/report/read/conversation.js'
import { readConversation } from '../src/report/read/read-conversation.js'
import { isClosed } from '../src/report/summary/closed.js'
import { possibleOpenings } from '../src/report/worth/opening-features.js'
import { type SaidWindow, wordsOf } from '../src/report/worth/said-windows.js'
import { readTalks } from './conversations.js'
import { type Example, logistic } from './logistic.js'
import { percent } from './percent.js'

/** The place of a turn, the first and the last of its sentences. */
type Sentences = readonly [at: number, from: number, to: number]

/** By talk, the best first. */
const openings = JSON.parse(readFileSync(`${import.meta.dirname}/test-data/openings.json`, 'utf8')) as Readonly<
  Record<string, readonly Sentences[]>
>
const worths = [1, 0.7, 0.5, 0.4, 0.3]
/** Of a longer turn, not all must be quoted. */
const enough = 30

const language = await loadLanguageModel()
const talks = readTalks().map(({ name, conversation: source }, talk) => {
  const conversation = readConversation({ ...source, scenarioTitle: '', scenarioPrompt: '' }, language)
  return { name, talk, conversation, moves: readMoves(conversation) }
})
const isClearIn = (conversation: Conversation) => (pieces: readonly Piece[]) => isClosed(pieces, conversation)
const piecesOf = (turns: readonly SpokenTurn[], [at, from, to]: Sentences) => turns[at]!.pieces.slice(from, to + 1)

/** How far a window is what a reader marked, from 0 to 1. */
function aimOf({ pieces }: SaidWindow, groups: readonly (readonly Piece[])[]): number {
  const overlaps = groups.map((group, place) => {
    const both = wordsOf(pieces.filter((piece) => group.includes(piece)))
    const own = group.filter(({ turn }) => turn === pieces[0]!.turn)
    return (both / Math.max(wordsOf(pieces), Math.min(enough, wordsOf(own)))) * (worths[place] ?? 0)
  })
  return Math.max(0, ...overlaps)
}

const examples: (Example & SaidWindow)[] = talks.flatMap(({ name, talk, conversation, moves: { turns } }) => {
  const groups = openings[name]?.map((mark) => piecesOf(turns, mark))
  if (!groups) return []
  return possibleOpenings(turns, isClearIn(conversation)).map((one) => ({ ...one, talk, aim: aimOf(one, groups) }))
})
const model = logistic(examples, { feature: 10, vector: 150 })
const shares = model.inFolds()
const rated = examples.map((one, at) => ({ ...one, share: shares[at]! }))
const best = [...Map.groupBy(rated, ({ talk }) => talk).values()].map(
  (all) => all.toSorted((a, b) => b.share - a.share)[0]!,
)
const shareOf = (least: number) => percent(best.filter(({ aim }) => aim > least).length / best.length)
console.log(
  `${best.length} talks, ${examples.length} possible; the best has marked words in ${shareOf(0)}, mostly in ${shareOf(0.35)}`,
)
model.write('openings')
