import type { Vendors } from '../product/vendors.ts'
import type { VendorRecords } from './vendor-records.ts'
import type { People } from './people.ts'
import { checkConversation, checkDemo } from './check-demo.ts'
import type { DatabaseRows } from './database.ts'
import type { Story } from './story.ts'

/** Records the broken promises of every story; returns those that belong to no story. */
export function checkRun(
  stories: readonly Story[],
  rows: DatabaseRows,
  records: VendorRecords,
  people: People,
  vendors: Vendors,
): string[] {
  const faults: string[] = []
  for (const story of stories) {
    const found = story.demos.flatMap((demo) => checkDemo(records, rows, story, demo))
    if (found.length > 0) story.violation = [story.violation, ...found].filter((each) => each !== null).join('\n')
  }
  for (const conversation of vendors.elevenLabs.conversations) {
    const isHeld = conversation.phoneCall ? conversation.callResult === 'answered' : conversation.status === 'done'
    if (!isHeld) continue
    const found = checkConversation(rows, conversation)
    const story = people.ofConversation(conversation)
    if (found.length > 0 && story) story.violation = [story.violation, ...found].filter((each) => each).join('\n')
    else faults.push(...found)
  }
  return [...faults, ...checkBooks(rows, vendors)]
}

/** Both sides have the same messages, and no request was invalid. */
function checkBooks(rows: DatabaseRows, { twilio, refusals }: Vendors): string[] {
  const theirs = new Set(twilio.messages.map(({ sid }) => sid))
  const ours = rows.messages.filter(({ state }) => state === 'sent').map(({ provider_id }) => provider_id!)
  const known = new Set(ours)
  return [
    ...[...theirs].filter((sid) => !known.has(sid)).map((sid) => `Twilio took ${sid}, of which we do not know.`),
    ...ours.filter((sid) => !theirs.has(sid)).map((sid) => `Twilio does not know ${sid}.`),
    ...refusals.map((refusal) => `A vendor refused something: ${refusal}`),
  ]
}
