import type { Vendors } from '../product/vendors.ts'
import type { Database } from './database.ts'

const limitMs = 300_000
const lookEveryMs = 250

/** Until nothing is on its way any more; answers what still is when the time is over. */
export async function awaitRest(database: Database, vendors: Vendors): Promise<string[]> {
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
