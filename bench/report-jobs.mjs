// Writes the reports of stored conversations in a worker, beside the writer in a loop.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { bankCall } from '@clarity/test-kit/transcripts'
import { AdminApi } from '../e2e/product/admin-api.ts'
import { newDataFolder } from '../e2e/product/data-folder.ts'
import { DemoStory } from '../e2e/product/demo-story.ts'
import { Server } from '../e2e/product/server.ts'
import { jobsLeft } from './requests/jobs-left.mjs'
import { record } from './results/record.mjs'
import { processorUs } from './requests/drive.mjs'
import { openStage } from './requests/stage.mjs'

const reports = Number(process.env.REPORTS ?? 150)
const least = 0.8

const stage = await openStage({ role: 'api' })
const data = await newDataFolder()
try {
  const story = new DemoStory(await AdminApi.signedIn(`http://localhost:${stage.own.port}`))
  const demos = []
  for (let at = 0; at < reports; at += 1) demos.push(await story.request())
  // What a request itself causes, its texts above all, is no part of its report.
  const first = await startWorker()
  while ((await jobsLeft(stage.database)) > 0) await setTimeout(200)
  await first.stop()
  for (const demo of demos) await story.converse(demo, bankCall)
  const floor = await writeInLoop(stage.database)
  const worker = await startWorker()
  const pid = Number(readFileSync(join(data.path, 'server.pid'), 'utf8'))
  // The first ones load the writer's words, and the compiler learns.
  const before = await written(pid, reports / 4)
  const after = await written(pid, reports)
  const count = after.count - before.count
  const own = {
    perSec: (count * 1_000) / (after.at - before.at),
    processorUs: (after.processorUs - before.processorUs) / count,
  }
  await worker.stop()
  const speed = own.perSec / floor.perSec
  const shown = ({ perSec, processorUs: us }) => `${perSec.toFixed(1)}/s, ${(us / 1_000).toFixed(1)} ms of processor`
  record({
    what: 'stored conversation to written report',
    value: shown(own),
    floor: `the writer in a loop: ${shown(floor)}`,
    ratio: `${speed.toFixed(2)}, of processor ${(floor.processorUs / own.processorUs).toFixed(2)}`,
    aim: String(least),
    isMet: speed >= least,
  })
} finally {
  await stage.close()
  await data.remove()
}

function startWorker() {
  return Server.start({ dataDir: data.path, role: 'worker', env: { DATABASE_URL: stage.databaseUrl } })
}

/** Waits for this number of reports: how many there are, when, and the worker's processor time so far. */
async function written(pid, enough) {
  for (;;) {
    const { rows } = await stage.database.query('SELECT count(*)::int AS count FROM reports WHERE version > 0')
    if (rows[0].count >= enough) return { ...rows[0], at: performance.now(), processorUs: processorUs(pid) }
    await setTimeout(100)
  }
}

async function writeInLoop(database) {
  const { rows } = await database.query(
    'SELECT * FROM scenarios WHERE id = (SELECT scenario_id FROM demo_requests LIMIT 1)',
  )
  const loop = fork(join(import.meta.dirname, 'report-writing', 'writer-loop.mjs'))
  loop.send(rows[0])
  const [result] = await once(loop, 'message')
  return result
}
