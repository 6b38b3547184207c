import { prepareTagger } from '../src/language/tokens/loaded-tagger.js'
import { agentAnswers } from './measures/agent-answers.js'
import { reactionMeasures, type Share } from './measures/agent-reactions.js'
import { markedAnswers } from './measures/marked-answers.js'
import { promptKindMeasures } from './measures/prompt-kinds.js'
import { nearReplies } from './measures/talk-references.js'
import { percent } from './percent.js'
import { type LabelledScenario, readScenarios, type ScenarioSet } from './scenarios.js'

/** Prints how the agent reads the prompts of a set and what it replies, with its mistakes if they are wanted. */
export async function printAgent(set: ScenarioSet, hasMistakes: boolean): Promise<void> {
  await prepareTagger()
  const scenarios = readScenarios(set)
  console.log(`\n# ${set}: the agent`)
  printKinds(scenarios, hasMistakes)
  printAnswers(scenarios)
  printReactions(scenarios, hasMistakes)
}

/** What it makes of each kind of sentence. */
function printKinds(scenarios: readonly LabelledScenario[], hasMistakes: boolean): void {
  for (const { kind, aim, count, right, wrong } of promptKindMeasures(scenarios)) {
    console.log(`  ${kind.padEnd(8)} ${aim.padEnd(6)} ${percent(right / count)} of ${count}`)
    if (hasMistakes) console.log(`    ${wrong.join('\n    ')}`)
  }
}

/** How often it answers a question with the right sentence. */
function printAnswers(scenarios: readonly LabelledScenario[]): void {
  const { right, other, none, fillers, unsayable } = agentAnswers(scenarios)
  console.log(`questions with an answer: right ${percent(right)}, another ${percent(other)}, none ${percent(none)}`)
  console.log(`without one: a sentence of the prompt ${percent(fillers)}; unsayable replies ${percent(unsayable)}`)
}

const ofAll = ({ count, of }: Share) => `${count} of ${of} (${percent(count / of)})`

/** What it says to proposals, news, comfort and attacks. */
function printReactions(scenarios: readonly LabelledScenario[], hasMistakes: boolean): void {
  const { sides, secrets, leaks, reactions, wrong } = reactionMeasures(scenarios)
  console.log(`the side of a good actor ${ofAll(sides)}, secrets told when due ${ofAll(secrets)}`)
  console.log(`secrets or limits told too early ${ofAll(leaks)}, reactions in place ${ofAll(reactions)}`)
  if (hasMistakes) console.log(wrong.join('\n'))
}

/** How often the model puts a statement first that readers called good. */
export function printMarked(): void {
  const { right, of } = markedAnswers()
  console.log(`turns of other talks with an answer, by readers' marks: a good one first ${percent(right)} of ${of}`)
  const { turns, mean, near } = nearReplies()
  console.log(
    `talks of people: of ${turns} replies ${percent(near)} near to a good actor's, nearness ${mean.toFixed(3)}`,
  )
}
