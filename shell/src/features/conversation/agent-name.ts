import { createContext } from 'react'

/** The name of the role that the agent plays, for the captions; null if it is not known. */
export const AgentName = createContext<string | null>(null)
