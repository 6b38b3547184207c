import {
  nextReply,
  openConversation,
  prepareAgent,
  type AgentScenario,
  type AgentTurn,
} from '@clarity/offline-language'
import { doOrder } from '../threads/order.js'

/** The jobs that the agent's thread accepts. */
const agentWork = {
  prepareAgent,
  open: (scenario: AgentScenario) => openConversation(scenario),
  reply: async (scenario: AgentScenario, turns: readonly AgentTurn[], nowSecs: number) => {
    // A thread that was replaced has to prepare again.
    await prepareAgent()
    return nextReply(scenario, turns, nowSecs)
  },
}
export type AgentWork = typeof agentWork

export default doOrder(agentWork)
