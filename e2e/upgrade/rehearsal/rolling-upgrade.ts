import { until } from '@clarity/test-kit/until'
import { Database } from '../../endurance/database.ts'
import { FrontDoor } from '../../endurance/front-door.ts'
import { runScenario } from '../../endurance/run-scenario.ts'
import { AdminApi } from '../../product/admin-api.ts'
import { newDataFolder } from '../../product/data-folder.ts'
import { root } from '../../product/places.ts'
import { adminEmail, adminPassword } from '../../product/server.ts'
import { startSharedDatabase } from '../../product/shared-database.ts'
import { Installation } from '../installation.ts'
import { findRepeated } from './find-repeated.ts'
import { Fleet } from './fleet.ts'
import { Lanes } from './lanes.ts'
import type { Rehearsal } from './rehearsal.ts'
import { SteadyClient } from './steady-client.ts'
import { Teller } from './tell-story.ts'

const storiesBetween = 3
const restMs = 60_000

/** Two servers of the base release give way to today's, one after the other, while stories go on. */
export async function upgradeRolling({ base, say }: Rehearsal): Promise<void> {
  const shared = await startSharedDatabase()
  const folder = await newDataFolder()
  const place = (name: string, release: string) =>
    Installation.at({ release, dataDir: `${folder.path}-${name}`, databaseUrl: shared.url })
  const door = await FrontDoor.open(() => fleet.choosePort())
  const fleet = new Fleet({ PUBLIC_URL: door.url, TRUST_PROXY: 'loopback', QUIET_HOURS: 'off' })
  await fleet.add('base 1', await place('base-1', base.folder))
  await fleet.add('base 2', await place('base-2', base.folder))

  const client = new SteadyClient(door.url)
  await client.signIn(adminEmail, adminPassword)
  const admin = new AdminApi(client)
  const teller = new Teller(admin, (await admin.createScenario(runScenario)).id)
  const lanes = new Lanes(teller)
  const then = async (what: string, change: () => Promise<void>) => {
    const before = lanes.told
    await change()
    await lanes.more(storiesBetween)
    say(`${what}: ${lanes.told - before} stories finished in the meantime`)
  }
  await then('two of the base', () => Promise.resolve())
  await then("one of the base is replaced by today's", async () => {
    await fleet.stop('base 1')
    await fleet.add('today 1', await place('today-1', root))
  })
  await then('the one of the base is restarted', () => fleet.restart('base 2'))
  await then("today's is restarted", () => fleet.restart('today 1'))
  await then('the other of the base is replaced', async () => {
    await fleet.stop('base 2')
    await fleet.add('today 2', await place('today-2', root))
  })
  await lanes.end()

  await rest(shared.url)
  const faults = [...client.faults, ...lanes.faults, ...(await findRepeated(admin, teller, lanes))]
  await fleet.stopAll()
  faults.push(...fleet.faults)
  await door.close()
  await shared.stop()
  await folder.remove()
  if (faults.length > 0) throw new Error(faults.join('\n'))
  say(`${lanes.accepted.length} requests accepted, each with one invitation, one call, one conversation and one report`)
  say(
    `${client.answered} requests answered, none with 5xx, the slowest after ${Math.round(client.slowestMs)} ms; ${client.unanswered} cut off and asked again`,
  )
}

async function rest(databaseUrl: string): Promise<void> {
  const database = new Database(databaseUrl)
  // An answered call of a simulated phone is over with its conversation: its row stays as it is.
  const look = async () => (await database.listUnsettled([])).filter((what) => !what.startsWith('call answered'))
  await until('nothing to be on its way', async () => (await look()).length === 0, restMs)
  await database.close()
}
