// Opens a report through its gate while the same process writes others, beside the same without them.
import { setTimeout } from 'node:timers/promises'
import { bankCall } from '@clarity/test-kit/transcripts'
import { AdminApi } from '../e2e/product/admin-api.ts'
import { DemoStory } from '../e2e/product/demo-story.ts'
import { drive } from './requests/drive.mjs'
import { jobsLeft } from './requests/jobs-left.mjs'
import { addReport } from './requests/one-report.mjs'
import { openStage } from './requests/stage.mjs'
import { record } from './results/record.mjs'

/** Enough to be writing all the time. */
const reports = Number(process.env.REPORTS ?? 150)
const secs = 4
/** Few: what waits is the server, and not its queue. */
const connections = 4
const most = 2

const stage = await openStage()
try {
  const { database, own } = stage
  await addReport(database)
  const gate = {
    ...own,
    method: 'POST',
    path: '/api/report/r',
    body: JSON.stringify({ email: 'ada@example.com' }),
    headers: { 'content-type': 'application/json' },
    status: 200,
  }
  const story = new DemoStory(await AdminApi.signedIn(`http://localhost:${own.port}`))
  const demos = []
  for (let at = 0; at < reports; at += 1) demos.push(await story.request())
  await drive(gate, 2, connections)
  while ((await jobsLeft(database)) > 0) await setTimeout(200)
  const idle = await drive(gate, secs, connections)
  for (const demo of demos) await story.converse(demo, bankCall)
  const busy = await drive(gate, secs, connections)
  if ((await jobsLeft(database)) === 0) throw new Error('All reports were written too early: raise their number.')
  record({
    what: "the gate's p99 while reports are written",
    value: `${busy.p99Ms.toFixed(1)} ms`,
    floor: `idle: ${idle.p99Ms.toFixed(1)} ms`,
    ratio: (busy.p99Ms / idle.p99Ms).toFixed(2),
    aim: `at most ${most}`,
    isMet: busy.p99Ms <= most * idle.p99Ms,
  })
} finally {
  await stage.close()
}
