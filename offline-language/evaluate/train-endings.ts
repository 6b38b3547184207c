// Learns which passages show how a talk ends from the turns in which readers found it, prints how much of those turns the chosen
// passages quote in talks that the weights were not learned from, writes data/weights/endings.json:
// node --experimental-transform-types --import ./evaluate/resolve-sources.mjs evaluate/train-endings.ts
import { readFileSync } from 'node:fs'
import { loadLanguageModel } from '../src/language/tokens/language-model.js'
import { readForReport } from '../src/report/assemble/read-for-report.js'
import { type Piece, wordsIn } from '../src/report/moves/piece.js'
import { lastState } from '../src/report/summary/last-state.js'
import { endingsToTell } from '../src/report/summary/told-ending.js'
import { endingFeatures } from '../src/report/worth/ending-features.js'
import { possibleEndings } from '../src/report/worth/ending-worth.js'
import { type RatedPassage, ratedPassages } from '../src/report/worth/passage-worth.js'
import { readTalks } from './conversations.js'
import { type Example, logistic } from './logistic.js'
import { percent } from './percent.js'

/** A group of turns that is quoted so far counts as whole. */
const enough = 0.8

/** By talk: groups of turns that follow one another and show how it ends, the most important first. */
const labels = JSON.parse(readFileSync(`${import.meta.dirname}/test-data/endings.json`, 'utf8')) as Readonly<
  Record<string, readonly (readonly number[])[]>
>
const language = await loadLanguageModel()

interface Talk {
  endings: (Example & { passage: RatedPassage })[]
  /** How many words of the labelled turns some pieces have. */
  hit: (pieces: readonly Piece[]) => number
  /** How many words the labelled turns have. */
  size: number
}

const talks: Talk[] = readTalks().flatMap(({ name, conversation: source }, talk) => {
  const groups = labels[name]
  if (!groups) return []
  const { conversation, moves, inTurns, possible } = readForReport(source, language)
  const { turns } = inTurns
  const settled = lastState(moves, { matter: '', prompt: source.scenarioPrompt }, conversation).turns
  const sizeOf = (group: readonly number[]) =>
    wordsIn(turns.filter(({ turn }) => group.includes(turn)).flatMap(({ pieces }) => pieces))
  const hitOf = (pieces: readonly Piece[], group: readonly number[]) =>
    wordsIn(pieces.filter(({ turn }) => group.includes(turn)))
  const labelled = groups.flat()
  const hit = (pieces: readonly Piece[]) => hitOf(pieces, labelled)
  const aimOf = ({ parts }: RatedPassage) => {
    const pieces = parts.flat()
    const whole = Math.max(...groups.map((group) => hitOf(pieces, group) / Math.max(1, sizeOf(group))))
    return (hit(pieces) / Math.max(1, wordsIn(pieces))) * Math.min(1, whole / enough)
  }
  const rated = ratedPassages(possible, conversation, inTurns, source.scenarioPrompt)
  const endings = possibleEndings(rated, turns).map((passage) => ({
    passage,
    features: endingFeatures(passage, settled, turns),
    vector: passage.vector,
    aim: aimOf(passage),
    talk,
  }))
  return [{ endings, hit, size: sizeOf(labelled) }]
})

const examples = talks.flatMap(({ endings }) => endings)
const model = logistic(examples, { feature: 10, vector: 150 })
const chances = model.inFolds()
const chanceOf = new Map(examples.map(({ passage }, at) => [passage, chances[at]!]))

let [quoted, right, wanted] = [0, 0, 0]
for (const { endings, hit, size } of talks) {
  const ranked = endings
    .map(({ passage }) => ({ passage, chance: chanceOf.get(passage)! }))
    .toSorted((a, b) => b.chance - a.chance)
  const pieces = endingsToTell(ranked, 2).flatMap(({ parts }) => parts.flat())
  quoted += wordsIn(pieces)
  right += hit(pieces)
  wanted += size
}
console.log(`${talks.length} talks, ${examples.length} passages`)
console.log(
  `of the quoted words ${percent(right / quoted)} are of the end; of those ${percent(right / wanted)} are quoted`,
)
model.write('endings')
