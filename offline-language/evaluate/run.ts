import { parseArgs } from 'node:util'
import { loadLanguageModel } from '../src/language/tokens/language-model.js'
import { evaluateAll, type EvaluatedSet } from './evaluated.js'
import { actionItemMeasures } from './measures/action-items.js'
import { feelingMeasures } from './measures/feelings.js'
import { overviewScores } from './measures/overviews.js'
import { statementShares } from './measures/statements.js'
import { topicMeasures } from './measures/topics.js'
import { percent } from './percent.js'
import { printAgent, printMarked } from './print-agent.js'
import { printReport } from './print-report.js'

const { values, positionals } = parseArgs({
  options: { print: { type: 'boolean' }, mistakes: { type: 'boolean' } },
  allowPositionals: true,
})
const { tag } = await loadLanguageModel()

function printOverviews({ conversations }: EvaluatedSet): void {
  const scored = conversations.filter(({ reference }) => reference)
  if (scored.length === 0) return
  console.log('overview                              R1    R2    RL  words')
  for (const [name, { r1, r2, rl, words }] of Object.entries(overviewScores(scored, tag))) {
    const figures = [r1, r2, rl].map((figure) => figure.toFixed(1).padStart(5)).join(' ')
    console.log(`  ${name.padEnd(34)} ${figures} ${words.toFixed(0).padStart(5)}`)
  }
}

function printLabelled({ conversations }: EvaluatedSet): void {
  const items = actionItemMeasures(conversations, tag)
  const feelings = feelingMeasures(conversations)
  console.log(`action items: precision ${items.precision.toFixed(2)}, recall ${items.recall.toFixed(2)}`)
  console.log(`sentiment of turns: macro F1 ${feelings.macroF1.toFixed(2)}, accuracy ${feelings.accuracy.toFixed(2)}`)
  if (!values.mistakes) return
  console.log(['action items without a label', ...items.wrong].join('\n  '))
  console.log(['labels without an action item', ...items.missed].join('\n  '))
  console.log(['sentiment of turns', ...feelings.wrong].join('\n  '))
}

function printSet(set: EvaluatedSet): void {
  console.log(`\n# ${set.name}: ${set.conversations.length} conversations`)
  printOverviews(set)
  const { retold, quoted, refused } = statementShares(set.conversations)
  console.log(`sentences: retold ${percent(retold)}, quoted ${percent(quoted)}, refused ${percent(refused)}`)
  const topics = topicMeasures(set.conversations, tag)
  console.log(
    `topics: ${topics.count}, at exactly 50 ${percent(topics.neutral)}, quotes under four words ${percent(topics.shortQuotes)}, precision ${percent(topics.precision)}, recall ${percent(topics.recall)}`,
  )
  if (set.conversations.some(({ labels }) => labels)) printLabelled(set)
}

const sets = await evaluateAll()
for (const set of sets) {
  const chosen = set.conversations.filter(({ name }) => positionals.length === 0 || positionals.includes(name))
  if (values.print) chosen.forEach(printReport)
}
sets.forEach(printSet)
if (values.mistakes) await printAgent('scenarios', true)
await printAgent('scenarios-held-out', false)
printMarked()
