import { until } from '@clarity/test-kit/until'
import { Database } from '../../endurance/database.ts'
import { LoadBalancer } from '../../endurance/load-balancer.ts'
import { runScenario } from '../../endurance/run-scenario.ts'
import { AdminApi } from '../../product/admin-api.ts'
import { newDataFolder } from '../../product/data-folder.ts'
import { root } from '../../product/places.ts'
import { adminEmail, adminPassword } from '../../product/server.ts'
import { startSharedDatabase } from '../../product/shared-database.ts'
import { Installation } from '../installation.ts'
import { findRepeated } from './find-repeated.ts'
import { Fleet } from './fleet.ts'
import { ParallelStories } from './parallel-stories.ts'
import type { Rehearsal } from './rehearsal.ts'
import { SteadyClient } from './steady-client.ts'
import { StoryPlayer } from './story-player.ts'

const storiesBetween = 3
const restMs = 60_000

/** Two servers of the base release are replaced by today's, one after the other, while stories are played. */
export async function upgradeRolling({ base, say }: Rehearsal): Promise<void> {
  const shared = await startSharedDatabase()
  const folder = await newDataFolder()
  const place = (name: string, release: string) =>
    Installation.at({ release, dataDir: `${folder.path}-${name}`, databaseUrl: shared.url })
  const balancer = await LoadBalancer.open(() => fleet.choosePort())
  const fleet = new Fleet({ PUBLIC_URL: balancer.url, TRUST_PROXY: 'loopback', QUIET_HOURS: 'off' })
  await fleet.add('base 1', await place('base-1', base.folder))
  await fleet.add('base 2', await place('base-2', base.folder))

  const client = new SteadyClient(balancer.url)
  await client.signIn(adminEmail, adminPassword)
  const admin = new AdminApi(client)
  const player = new StoryPlayer(admin, (await admin.createScenario(runScenario)).id)
  const stories = new ParallelStories(player)
  const then = async (what: string, change: () => Promise<void>) => {
    const before = stories.told
    await change()
    await stories.more(storiesBetween)
    say(`${what}: ${stories.told - before} stories finished in the meantime`)
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
  await stories.end()

  await rest(shared.url)
  const faults = [...client.faults, ...stories.faults, ...(await findRepeated(admin, player, stories))]
  await fleet.stopAll()
  faults.push(...fleet.faults)
  await balancer.close()
  await shared.stop()
  await folder.remove()
  if (faults.length > 0) throw new Error(faults.join('\n'))
  say(
    `${stories.accepted.length} requests accepted, each with one invitation, one call, one conversation and one report`,
  )
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
