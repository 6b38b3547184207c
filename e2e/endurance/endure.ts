import { ApiClient } from '@clarity/test-kit/api-client'
import { AdminApi } from '../product/admin-api.ts'
import { Vendors } from '../product/vendors.ts'
import { VendorRecords } from './vendor-records.ts'
import { People } from './people.ts'
import { SeededRandom } from './seeded-random.ts'
import { checkLogs } from './check-logs.ts'
import { checkRun } from './check-run.ts'
import { Database, type DatabaseRows } from './database.ts'
import { LoadBalancer } from './load-balancer.ts'
import { KillPlan } from './kill-plan.ts'
import { ServerPair } from './server-pair.ts'
import { planStarts, planStories } from './plan-stories.ts'
import { play } from './play.ts'
import { waitUntilIdle } from './wait-until-idle.ts'
import { runScenario } from './run-scenario.ts'
import type { StoryContext } from './story-context.ts'
import type { Story } from './story.ts'
import { wireFaults } from './wire-faults.ts'
import { wireKills } from './wire-kills.ts'

export interface EnduranceOptions {
  readonly stories: number
  readonly atOnce: number
  readonly kills: number
  readonly seed: number
  /** Called with the progress. */
  readonly say?: (line: string) => void
}

export interface Endured {
  readonly stories: readonly Story[]
  readonly starts: Story
  readonly rows: DatabaseRows
  readonly records: VendorRecords
  readonly vendors: Vendors
  readonly people: People
  readonly kills: KillPlan
  readonly machines: ServerPair
  /** Errors that belong to no story. */
  readonly faults: readonly string[]
  readonly tookMs: number
}

/** Plays all stories, `atOnce` at a time, while servers are killed; then checks every promise. */
export async function endure({ stories: count, atOnce, kills, seed, say = () => undefined }: EnduranceOptions) {
  const begun = Date.now()
  const random = new SeededRandom(seed)
  const stories = planStories(count, random)
  const starts = planStarts(kills + 10)
  const vendors = await Vendors.start()
  const records = new VendorRecords(vendors)
  const people = new People()
  const machines = await ServerPair.prepare()
  const balancer = await LoadBalancer.open(() => machines.choosePort())
  vendors.reportTo(balancer.url)
  wireFaults(vendors, balancer, people, records, starts)
  await machines.start({
    ...vendors.env,
    PUBLIC_URL: balancer.url,
    TRUST_PROXY: 'loopback',
    LLM_TIMEOUT_SECS: '2',
    LOG_LEVEL: 'info',
  })
  const database = new Database(machines.databaseUrl)
  const admin = await AdminApi.signedIn(balancer.url)
  const { id: scenarioId } = await admin.createScenario(runScenario)
  const context: StoryContext = { vendors, records, people, admin, scenarioId, visitor: new ApiClient(balancer.url) }
  const plan = new KillPlan(machines, random, kills)
  wireKills(vendors, balancer, plan)

  await playAll(context, stories, atOnce, async (done) => {
    if (Math.floor((done * kills) / count) > Math.floor(((done - 1) * kills) / count)) plan.arm()
    if (done % 50 === 0) say(`${done} of ${count} stories, ${plan.count} kills, ${secs(begun)} s`)
    await plan.keepUp()
  })
  await plan.finish()
  const tookMs = Date.now() - begun
  say(`All stories are finished after ${secs(begun)} s; waiting for rest`)
  const unsettled = await waitUntilIdle(database, vendors)
  const rows = await database.read()
  await database.close()
  await machines.stop()
  await balancer.close()
  await vendors.close()
  const faults = [
    ...unsettled.map((what) => `Left behind: ${what}`),
    ...machines.faults,
    ...checkRun(stories, rows, records, people, vendors),
    ...checkLogs(machines.printed),
  ]
  return { stories, starts, rows, records, vendors, people, kills: plan, machines, faults, tookMs } satisfies Endured
}

async function playAll(
  context: StoryContext,
  stories: readonly Story[],
  atOnce: number,
  onDone: (done: number) => Promise<void>,
) {
  const waiting = [...stories]
  let done = 0
  const lane = async () => {
    for (let story = waiting.shift(); story; story = waiting.shift()) {
      await play(context, story)
      await onDone((done += 1))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}

function secs(since: number): number {
  return Math.round((Date.now() - since) / 1000)
}
