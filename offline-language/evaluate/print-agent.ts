import { prepareTagger } from '../src/language/tokens/loaded-tagger.js'
import { reactionMeasures, type Share } from './measures/agent-reactions.js'
import { promptKindMeasures } from './measures/prompt-kinds.js'
import { percent } from './percent.js'
import { type LabelledScenario, readScenarios, type ScenarioSet } from './scenarios.js'

/** Prints how the agent reads the prompts of a set and what it replies, with its mistakes if they are wanted. */
export async function printAgent(set: ScenarioSet, hasMistakes: boolean): Promise<void> {
  await prepareTagger()
  const scenarios = readScenarios(set)
  console.log(`\n# ${set}: the agent`)
  printKinds(scenarios, hasMistakes)
  printReactions(scenarios, hasMistakes)
}

/** What it makes of each kind of sentence. */
function printKinds(scenarios: readonly LabelledScenario[], hasMistakes: boolean): void {
  for (const { kind, aim, count, right, wrong } of promptKindMeasures(scenarios)) {
    console.log(`  ${kind.padEnd(8)} ${aim.padEnd(6)} ${percent(right / count)} of ${count}`)
    if (hasMistakes) console.log(`    ${wrong.join('\n    ')}`)
  }
}

const ofAll = ({ count, of }: Share) => `${count} of ${of} (${percent(count / of)})`

/** What it says to proposals, news, comfort and attacks. */
function printReactions(scenarios: readonly LabelledScenario[], hasMistakes: boolean): void {
  const { sides, secrets, leaks, reactions, wrong } = reactionMeasures(scenarios)
  console.log(`the side of a good actor ${ofAll(sides)}, secrets told when due ${ofAll(secrets)}`)
  console.log(`secrets or limits told too early ${ofAll(leaks)}, reactions in place ${ofAll(reactions)}`)
  if (hasMistakes) console.log(wrong.join('\n'))
}
