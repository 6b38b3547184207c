import { ActionItem, Evidence, KeyPoint } from '@clarity/contracts'
import * as v from 'valibot'

const evidence = v.array(v.pick(Evidence, ['turn', 'quote']))
const sentiment = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100)))

/**
 * The answer that a model is asked for: the report without the fields that code computes better. No field is optional
 * and no object is open, because neither vendor enforces a schema with such fields.
 */
export const ReportDraft = v.object({
  overview: v.string(),
  keyPoints: v.array(v.object({ ...KeyPoint.entries, evidence })),
  actionItems: v.array(v.object({ ...ActionItem.entries, owner: ActionItem.entries.owner.wrapped, evidence })),
  topics: v.array(v.object({ topic: v.string(), sentiment, evidence })),
})
export type ReportDraft = v.InferOutput<typeof ReportDraft>

/** The answer for each chunk of a conversation that is too long for one request. */
export const ChunkDraft = v.omit(ReportDraft, ['overview'])

/** The answer for the overview, requested after every chunk is done. */
export const OverviewDraft = v.pick(ReportDraft, ['overview'])
