import type { ProviderFinding } from '@clarity/contracts'
import { bad, good } from '../findings.js'
import type { Agent } from './agent.js'
import { sampleScenario, sampleTurns } from './check-sample.js'
import { agentTexts } from './texts.js'

const texts = agentTexts.offline

/** Has it reply once. */
export async function checkOfflineAgent(agent: Agent): Promise<ProviderFinding[]> {
  await agent.prepare()
  const { text } = await agent.reply(sampleScenario, sampleTurns, 6)
  return [text === '' ? bad(texts.silent, texts.silentRemedy) : good(texts.works)]
}
