import {
  nextReply,
  openConversation,
  prepareAgent,
  readScenario,
  replySources,
  type AgentScenario,
  type AgentTurn,
} from '@clarity/offline-language'
import { runTask } from '../threads/task.js'

/** The jobs that the agent's thread accepts. */
const agentTasks = {
  prepareAgent,
  open: (scenario: AgentScenario) => openConversation(scenario),
  read: readScenario,
  reply: async (scenario: AgentScenario, turns: readonly AgentTurn[], nowSecs: number) => {
    // A thread that was replaced has to prepare again.
    await prepareAgent()
    return nextReply(scenario, turns, nowSecs)
  },
  sources: replySources,
}
export type AgentTasks = typeof agentTasks

export default runTask(agentTasks)
