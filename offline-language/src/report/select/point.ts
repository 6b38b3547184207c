import type { Candidate } from './candidate.js'

/** The statements of a key point: one, or what comes before it and the statement itself. */
export type Point = readonly Candidate[]
