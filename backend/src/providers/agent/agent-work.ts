import {
  nextReply,
  openConversation,
  prepareAgent,
  type AgentScenario,
  type AgentTurn,
} from '@clarity/offline-language'
import { doOrder } from '../threads/order.js'

/** What the agent's thread can be asked to do. */
const agentWork = {
  prepareAgent,
  open: (scenario: AgentScenario) => openConversation(scenario),
  reply: async (scenario: AgentScenario, turns: readonly AgentTurn[], nowSecs: number) => {
    // Again in a thread that had to be replaced.
    await prepareAgent()
    return nextReply(scenario, turns, nowSecs)
  },
}
export type AgentWork = typeof agentWork

export default doOrder(agentWork)
