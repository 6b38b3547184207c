import { AccessReport, LogReportError } from '@clarity/contracts'
import * as v from 'valibot'

/** Body of both report paths: `hasError` decides whether somebody wants to read or tells what went wrong. */
export const ReadReport = v.variant('hasError', [
  LogReportError,
  v.object({ ...AccessReport.entries, hasError: v.optional(v.literal(false)) }),
])
export type ReadReport = v.InferOutput<typeof ReadReport>
