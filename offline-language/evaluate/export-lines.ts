// Writes what evaluate/train-condition-encoder.py learns from, the texts as pieces of words, half a minute of work:
// node --experimental-transform-types --import ./evaluate/resolve-sources.mjs evaluate/export-lines.ts FILE
import { readFileSync, writeFileSync } from 'node:fs'
import { cleanUtterance } from '../src/agent/dialogue-acts/clean-utterance.js'
import { readCondition } from '../src/agent/conditions/read-condition.js'
import { afterWords, wordsToSay } from '../src/agent/lines/line-features.js'
import { piecesOf } from '../src/language/encoder/pieces-of.js'
import { sentencesOf } from '../src/language/sentences/sentences-of.js'
import { prepareTagger } from '../src/language/tokens/loaded-tagger.js'
import { asHeard, isLeftOut, labelledLines } from './labelled-lines.js'
import type { Marked } from './marked-conditions.js'

const mostSentences = 3

await prepareTagger()
const conditions = JSON.parse(readFileSync(`${import.meta.dirname}/test-data/conditions.json`, 'utf8')) as Marked[]
const piecesOfCondition = (words: string, then: string) => piecesOf(readCondition({ words, then }).asked)
const said = (turns: readonly string[]) => turns.map((turn) => piecesOf(cleanUtterance(turn)))

writeFileSync(
  process.argv[2]!,
  JSON.stringify({
    conditions: conditions.map(({ condition, then, met, not, isGeneral }) => ({
      condition: piecesOfCondition(condition, then),
      met: said(met),
      others: said(not),
      isGeneral: isGeneral === true,
    })),
    scenarios: labelledLines().map(({ lines, turns }, place) => ({
      isLeftOut: isLeftOut(place),
      conditions: lines.map(({ words, then }) => piecesOfCondition(words, then)),
      words: lines.map(({ then }) => piecesOf(wordsToSay(then))),
      turns: turns.map(({ before, say, lines: right }) => {
        const turn = asHeard(say)
        // The turn, then its last sentences.
        const parts = new Set([turn, ...sentencesOf(turn).slice(-mostSentences)])
        return { right, after: piecesOf(afterWords(before, turn)), parts: [...parts].map((part) => piecesOf(part)) }
      }),
    })),
  }),
)
