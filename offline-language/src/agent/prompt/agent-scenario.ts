export interface AgentScenario {
  title: string
  prompt: string
  firstMessage: string
  language: string
  recipientName: string
  recipientRole: string
}

export interface AgentTurn {
  role: 'agent' | 'user'
  message: string
  /** The second of the conversation. */
  at: number
}

export interface AgentReply {
  text: string
  /** True if the agent ends the conversation with this reply. */
  closes: boolean
}
