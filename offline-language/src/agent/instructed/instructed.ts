import type { AgentScenario } from '../prompt/agent-scenario.js'
import { type Hushed, takeHushed } from './hushed-offers.js'
import { takeOpenings } from './openings.js'
import { quotedOpening } from './quoted-opening.js'
import { takePurposes } from './purposes.js'

/** What a prompt has the part do in the talk, and how it then reads. */
export interface Instructed {
  scenario: AgentScenario
  /** What the part says first, as sentences about it. */
  openings: string[]
  hushed: Hushed[]
}

export const notInstructed: Pick<Instructed, 'openings' | 'hushed'> = { openings: [], hushed: [] }

/** Takes out of a prompt how the part begins and what it does not suggest first; what is true of the part stays. */
export function readInstructed(scenario: AgentScenario): Instructed {
  const purposes = takePurposes({ ...scenario, prompt: quotedOpening(scenario.prompt).prompt })
  const openings = takeOpenings(purposes.prompt)
  const { prompt, hushed } = takeHushed(openings.prompt)
  return { scenario: { ...scenario, prompt }, openings: [...purposes.found, ...openings.found], hushed }
}
