import { AccessReport, LogReportError } from '@clarity/contracts'
import * as v from 'valibot'

/** Body of both report paths: with `hasError` it reports a reader's error, else it requests the content. */
export const ReadReport = v.variant('hasError', [
  LogReportError,
  v.object({ ...AccessReport.entries, hasError: v.optional(v.literal(false)) }),
])
export type ReadReport = v.InferOutput<typeof ReadReport>
