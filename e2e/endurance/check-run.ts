import type { Vendors } from '../product/vendors.ts'
import type { Books } from './books.ts'
import type { Cast } from './cast.ts'
import { checkConversation, checkDemo } from './check-demo.ts'
import type { DatabaseRows } from './database.ts'
import type { Story } from './story.ts'

/** Notes on every story what it was promised and did not get; answers what belongs to none. */
export function checkRun(
  stories: readonly Story[],
  rows: DatabaseRows,
  books: Books,
  cast: Cast,
  vendors: Vendors,
): string[] {
  const faults: string[] = []
  for (const story of stories) {
    const found = story.demos.flatMap((demo) => checkDemo(books, rows, story, demo))
    if (found.length > 0) story.violation = [story.violation, ...found].filter((each) => each !== null).join('\n')
  }
  for (const conversation of vendors.elevenLabs.conversations) {
    const isHeld = conversation.phoneCall ? conversation.callResult === 'answered' : conversation.status === 'done'
    if (!isHeld) continue
    const found = checkConversation(rows, conversation)
    const story = cast.ofConversation(conversation)
    if (found.length > 0 && story) story.violation = [story.violation, ...found].filter((each) => each).join('\n')
    else faults.push(...found)
  }
  return [...faults, ...checkBooks(rows, vendors)]
}

/** Both sides know of the same messages, and nothing that came was wrong. */
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
