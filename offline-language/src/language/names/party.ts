import type { Role } from '../sentences/sentence.js'

/** `full` for the first mention, `short` from then on; 'the agent' in both if no name is known. */
export interface Party {
  full: string
  short: string
  isNamed: boolean
}

export function other(role: Role): Role {
  return role === 'agent' ? 'user' : 'agent'
}
