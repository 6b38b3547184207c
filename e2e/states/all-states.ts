import { gateStates } from './gate-states.ts'
import { reportStates } from './report-states.ts'
import { siteStates } from './site-states.ts'

/** Every page and state, for whatever has to hold for each of them. */
export const allStates = [...siteStates, ...gateStates, ...reportStates]
