import type { AgentScenario } from '../../providers/agent/agent.js'
import type { Demo } from '../demo-requests/demo-requests.service.js'

/** What the agent knows before the conversation begins. */
export function toAgentScenario({ request, scenario }: Demo): AgentScenario {
  return {
    title: scenario.title,
    prompt: scenario.aiPrompt,
    firstMessage: scenario.firstMessage,
    language: scenario.language,
    recipientName: request.recipientName,
    recipientRole: scenario.recipientRoleDescription,
  }
}
