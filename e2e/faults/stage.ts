import { statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { ApiClient } from '@clarity/test-kit/api-client'
import { mountSmallDisk, type SmallDisk } from '@clarity/test-kit/small-disk'
import { Database } from '../endurance/database.ts'
import { LoadBalancer } from '../endurance/load-balancer.ts'
import { People } from '../endurance/people.ts'
import { runScenario } from '../endurance/run-scenario.ts'
import { hosts, ServerPair } from '../endurance/server-pair.ts'
import { Story } from '../endurance/story.ts'
import type { StoryContext } from '../endurance/story-context.ts'
import { VendorRecords } from '../endurance/vendor-records.ts'
import { wireFaults } from '../endurance/wire-faults.ts'
import { AdminApi } from '../product/admin-api.ts'
import { newDataFolder, type DataFolder } from '../product/data-folder.ts'
import { preparedDataFolder } from '../product/prepared-data.ts'
import { startSharedDatabase, type SharedDatabase } from '../product/shared-database.ts'
import { Vendors } from '../product/vendors.ts'
import { HalfOpenProxy } from '@clarity/test-kit/half-open-proxy'

const diskMb = 700
const noStory = 99_999

/** Two servers, each with its own way to one database, before one address. */
export interface Stage {
  readonly servers: ServerPair
  readonly vendors: Vendors
  readonly shared: SharedDatabase
  readonly database: Database
  /** The way of each server to the database. */
  readonly proxies: readonly HalfOpenProxy[]
  /** Null for an account that may not mount one: the database is then on the machine's disk, which no test may fill. */
  readonly disk: SmallDisk | null
  readonly context: StoryContext
  /** Milliseconds by which the clock of the second server is wrong, from its next start. */
  clockShiftMs: number
  readSpace(): Promise<number>
  close(): Promise<void>
}

/** Starts it all; with a clock of the second server that is wrong from the beginning, if one is given. */
export async function prepareStage(clockShiftMs = 0): Promise<Stage> {
  const disk = mountSmallDisk(diskMb)
  const data = disk
    ? { path: join(disk.folder, 'data'), remove: () => Promise.resolve(disk.remove()) }
    : await newDataFolder()
  try {
    return await prepareOn(disk, data, clockShiftMs)
  } catch (error) {
    await data.remove()
    throw error
  }
}

async function prepareOn(disk: SmallDisk | null, data: DataFolder, clockShiftMs: number): Promise<Stage> {
  const shared = await startSharedDatabase(await preparedDataFolder(data))
  const proxies = await Promise.all(hosts.map(() => HalfOpenProxy.before(shared.url)))
  const vendors = await Vendors.start()
  const servers = await ServerPair.prepare(shared)
  const balancer = await LoadBalancer.open(() => servers.choosePort())
  vendors.reportTo(balancer.url)
  const database = new Database(shared.url)
  const stage = { servers, vendors, shared, database, proxies, disk, clockShiftMs, readSpace, close }
  servers.ownEnv = ({ host }) => {
    const at = hosts.findIndex((each) => each === host)
    const isShifted = at === 1 && stage.clockShiftMs !== 0
    return { DATABASE_URL: proxies[at]!.url, ...(isShifted && shiftedClock(stage.clockShiftMs)) }
  }
  await servers.start({ ...vendors.env, PUBLIC_URL: balancer.url, TRUST_PROXY: 'loopback', LOG_LEVEL: 'info' })
  const admin = await AdminApi.signedIn(balancer.url)
  const { id: scenarioId } = await admin.createScenario(runScenario)
  const visitor = new ApiClient(balancer.url)
  const records = new VendorRecords(vendors)
  const people = new People()
  // The stories that the people play; a server's start has none.
  wireFaults(vendors, balancer, people, records, new Story(noStory, 'self'))
  return Object.assign(stage, {
    context: { vendors, records, people, admin, scenarioId, visitor } satisfies StoryContext,
  })

  async function readSpace(): Promise<number> {
    const { bavail, bsize } = await statfs(data.path)
    return bavail * bsize
  }

  async function close(): Promise<void> {
    await database.close()
    // The servers end before their way to the database does, and the database after both.
    await servers.stop(() => Promise.all(proxies.map((proxy) => proxy.close())))
    await balancer.close()
    await vendors.close()
  }
}

function shiftedClock(shiftMs: number): Record<string, string> {
  return {
    CLOCK_SHIFT_MS: String(shiftMs),
    NODE_OPTIONS: `--import=${new URL('./shifted-clock.mjs', import.meta.url).pathname}`,
  }
}
