import { doOrder } from '../threads/order.js'
import type { AgentScenario, AgentTurn } from './agent.js'
import { OfflineAgent } from './offline-agent.js'

const agent = new OfflineAgent()

/** What the agent's thread can be asked to do. */
const agentWork = {
  prepareAgent: () => agent.prepare(),
  open: (scenario: AgentScenario) => agent.open(scenario),
  reply: async (scenario: AgentScenario, turns: readonly AgentTurn[], nowSecs: number) => {
    // Again in a thread that had to be replaced.
    await agent.prepare()
    return agent.reply(scenario, turns, nowSecs)
  },
}
export type AgentWork = typeof agentWork

export default doOrder(agentWork)
