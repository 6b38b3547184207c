/** The agent's settings beside its texts, as in the console. */
export interface AgentSettings {
  clientEvents: string[]
  inputFormat: string
  outputFormat: string
  /** Whether a conversation needs a signed address. */
  needsAuth: boolean
  /** The hosts whose pages may talk with the agent, also at a signed address; none for all. */
  allowedHosts: string[]
}

/** A new agent, with the settings that the product needs. */
export const newAgentSettings = (): AgentSettings => ({
  clientEvents: ['audio', 'interruption', 'user_transcript', 'agent_response', 'agent_response_correction'],
  inputFormat: 'pcm_16000',
  outputFormat: 'pcm_16000',
  needsAuth: true,
  allowedHosts: [],
})

/** Whether the list of allowed hosts excludes a page. Programs send no origin. */
export function excludesHost(origin: string | undefined, { allowedHosts }: AgentSettings): boolean {
  return origin !== undefined && allowedHosts.length > 0 && !allowedHosts.includes(new URL(origin).host)
}
