import type { Role } from '../../language/sentences/sentence.js'

/** One way to promise, advise or ask. The expression ends with the verb, which is its last group. */
export interface Shape {
  pattern: RegExp
  /** Who may say it; null for both. */
  role: Role | null
  owner: 'speaker' | 'listener' | 'helper'
  weight: number
  isRequest?: boolean
  /** Only if the other one says yes in the next turn. */
  isIfAccepted?: boolean
  /** Quoted, never paraphrased. */
  isQuoted?: boolean
  /** Only with a time to come: today, tomorrow, in two weeks. */
  isTimed?: boolean
  /** "I am bringing": reported in the plain form of its verb. */
  isOngoing?: boolean
  /** Counts even with a pronoun for an object. */
  isPromise?: boolean
}
