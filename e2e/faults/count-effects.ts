import { expectedCounts } from '../endurance/check-demo.ts'
import type { DatabaseRows } from '../endurance/database.ts'
import type { Story, Demo } from '../endurance/story.ts'
import type { MessageKind, VendorRecords } from '../endurance/vendor-records.ts'

interface Effects {
  readonly lost: number
  readonly twice: number
}

/** Compares the effects of the accepted demos with what each should have had: rows, messages, calls and reports. */
export function countEffects(stories: readonly Story[], rows: DatabaseRows, records: VendorRecords): Effects {
  const counts = stories.flatMap(({ demos }) => demos).flatMap((demo) => compare(demo, rows, records))
  return {
    lost: counts.reduce((sum, { actual, expected }) => sum + Math.max(0, expected - actual), 0),
    twice: counts.reduce((sum, { actual, expected }) => sum + Math.max(0, actual - expected), 0),
  }
}

/** Nothing is promised to a client without an answer, but what happened must have happened once. */
function compare(demo: Demo, rows: DatabaseRows, records: VendorRecords) {
  const stored = rows.requests.filter(({ recipient_phone }) => recipient_phone === demo.recipientPhone)
  const isAccepted = demo.requestId !== null
  const confirmed = rows.calls.filter(({ phone }) => phone === demo.recipientPhone).length
  const messages = Object.entries(expectedCounts(demo, stored.length > 0, isAccepted, confirmed))
  const reports = rows.reports.filter(({ demo_request_id: id, is_written }) => is_written && id === stored[0]?.id)
  return [
    { actual: stored.length, expected: isAccepted ? 1 : Math.min(stored.length, 1) },
    ...messages.map(([kind, [phone, expected]]) => ({
      actual: records.messagesTo(phone, kind as MessageKind).length,
      expected,
    })),
    { actual: records.callsTo(demo.recipientPhone).length, expected: isAccepted ? demo.callResults.length : 0 },
    { actual: reports.length, expected: isAccepted ? 1 : 0 },
  ]
}
