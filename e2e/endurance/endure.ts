import { ApiClient } from '@clarity/test-kit/api-client'
import { AdminApi } from '../product/admin-api.ts'
import { Vendors } from '../product/vendors.ts'
import { Books } from './books.ts'
import { Cast } from './cast.ts'
import { Chance } from './chance.ts'
import { checkLogs } from './check-logs.ts'
import { checkRun } from './check-run.ts'
import { Database, type DatabaseRows } from './database.ts'
import { FrontDoor } from './front-door.ts'
import { KillPlan } from './kill-plan.ts'
import { Machines } from './machines.ts'
import { planStarts, planStories } from './plan-stories.ts'
import { play } from './play.ts'
import { awaitRest } from './rest.ts'
import { runScenario } from './run-scenario.ts'
import type { Scene } from './scene.ts'
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
  readonly books: Books
  readonly vendors: Vendors
  readonly cast: Cast
  readonly kills: KillPlan
  readonly machines: Machines
  /** What belongs to no story. */
  readonly faults: readonly string[]
  readonly tookMs: number
}

/** Plays all stories, so many at once, while servers are killed; then looks whether every promise was kept. */
export async function endure({ stories: count, atOnce, kills, seed, say = () => undefined }: EnduranceOptions) {
  const begun = Date.now()
  const chance = new Chance(seed)
  const stories = planStories(count, chance)
  const starts = planStarts(kills + 10)
  const vendors = await Vendors.start()
  const books = new Books(vendors)
  const cast = new Cast()
  const machines = await Machines.prepare()
  const door = await FrontDoor.open(() => machines.choosePort())
  vendors.reportTo(door.url)
  wireFaults(vendors, door, cast, books, starts)
  await machines.start({
    ...vendors.env,
    PUBLIC_URL: door.url,
    TRUST_PROXY: 'loopback',
    LLM_TIMEOUT_SECS: '2',
    LOG_LEVEL: 'info',
  })
  const database = new Database(machines.databaseUrl)
  const admin = await AdminApi.signedIn(door.url)
  const { id: scenarioId } = await admin.createScenario(runScenario)
  const scene: Scene = { vendors, books, cast, admin, scenarioId, visitor: new ApiClient(door.url) }
  const plan = new KillPlan(machines, chance, kills)
  wireKills(vendors, door, plan)

  await playAll(scene, stories, atOnce, async (done) => {
    if (Math.floor((done * kills) / count) > Math.floor(((done - 1) * kills) / count)) plan.arm()
    if (done % 50 === 0) say(`${done} of ${count} stories, ${plan.count} kills, ${secs(begun)} s`)
    await plan.keepUp()
  })
  await plan.finish()
  const tookMs = Date.now() - begun
  say(`All stories are finished after ${secs(begun)} s; waiting for rest`)
  const unsettled = await awaitRest(database, vendors)
  const rows = await database.read()
  await database.close()
  await machines.stop()
  await door.close()
  await vendors.close()
  const faults = [
    ...unsettled.map((what) => `Left behind: ${what}`),
    ...machines.faults,
    ...checkRun(stories, rows, books, cast, vendors),
    ...checkLogs(machines.printed),
  ]
  return { stories, starts, rows, books, vendors, cast, kills: plan, machines, faults, tookMs } satisfies Endured
}

async function playAll(
  scene: Scene,
  stories: readonly Story[],
  atOnce: number,
  onDone: (done: number) => Promise<void>,
) {
  const waiting = [...stories]
  let done = 0
  const lane = async () => {
    for (let story = waiting.shift(); story; story = waiting.shift()) {
      await play(scene, story)
      await onDone((done += 1))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}

function secs(since: number): number {
  return Math.round((Date.now() - since) / 1000)
}
