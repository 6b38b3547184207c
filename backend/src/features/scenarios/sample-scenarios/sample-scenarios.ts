import { SaveScenario } from '@clarity/contracts'
import { parse } from 'valibot'
import { customerComplaint } from './customer-complaint.js'
import { difficultFeedback } from './difficult-feedback.js'
import { jobInterview } from './job-interview.js'
import { salaryNegotiation } from './salary-negotiation.js'
import { salesPitch } from './sales-pitch.js'

/** The scenarios of a new installation. Their prompts share five sections; each goal has a sample line in quotes. */
export const sampleScenarios: readonly SaveScenario[] = [
  salesPitch,
  difficultFeedback,
  customerComplaint,
  jobInterview,
  salaryNegotiation,
].map((scenario) => parse(SaveScenario, scenario))
