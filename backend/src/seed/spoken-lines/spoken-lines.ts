import { customerComplaint } from './customer-complaint.js'
import { difficultFeedback } from './difficult-feedback.js'
import { jobInterview } from './job-interview.js'
import { salaryNegotiation } from './salary-negotiation.js'
import { salesPitch } from './sales-pitch.js'

/** For each sample scenario, in their order: what people say in three conversations. */
export const spokenLines = [salesPitch, difficultFeedback, customerComplaint, jobInterview, salaryNegotiation] as const
