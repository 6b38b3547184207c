import type { Vendors } from '../product/vendors.ts'
import type { Database } from './database.ts'

const limitMs = 300_000
const lookEveryMs = 250

/** Waits until no work is pending. Returns the work that still is at the timeout. */
export async function waitUntilIdle(database: Database, vendors: Vendors): Promise<string[]> {
  const end = Date.now() + limitMs
  for (;;) {
    const unsettled = await look(database, vendors).catch((error: Error) => [`The database: ${error.message}`])
    if (unsettled.length === 0 || Date.now() > end) return unsettled
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  }
}

async function look(database: Database, { elevenLabs }: Vendors): Promise<string[]> {
  const known = new Set(elevenLabs.conversations.map(({ id }) => id))
  const unopened = (await database.listProviderIds()).filter((id) => id.startsWith('conv_') && !known.has(id))
  return database.listUnsettled(unopened)
}
