// Times /healthz and the server's event loop before and during the writing of ten reports of 1,000 turns.
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { AdminApi } from '../e2e/product/admin-api.ts'
import { newDataFolder } from '../e2e/product/data-folder.ts'
import { DemoStory } from '../e2e/product/demo-story.ts'
import { talkOf } from '../e2e/product/long-talk.ts'
import { Server } from '../e2e/product/server.ts'

const reports = 10
const turns = 1_000
/** Budgets: the p99 delay of the event loop as a multiple of the idle one, and the slowest answer of /healthz. */
const budgets = { eventLoop: 4.5, healthMs: 250 }

const probe = pathToFileURL(join(import.meta.dirname, 'report-writing', 'event-loop-probe.mjs'))
const data = await newDataFolder()
const server = await Server.start({ dataDir: data.path, env: { NODE_OPTIONS: `--import=${probe}` } })

async function watchHealth(during) {
  let isOver = false
  const times = []
  const watch = async () => {
    while (!isOver) {
      const asked = performance.now()
      await (await fetch(`${server.url}/healthz`)).text()
      times.push(performance.now() - asked)
      await setTimeout(20)
    }
  }
  const began = Date.now()
  const watching = watch()
  await during()
  isOver = true
  await watching
  // Waits for the probe's last line.
  await setTimeout(1_500)
  const late = [...server.output.matchAll(/^event-loop (\d+) ([\d.]+)$/gm)]
    .filter(([, at]) => Number(at) > began)
    .map(([, , ms]) => Number(ms))
  return { slowest: Math.max(...times), eventLoop: Math.max(...late) }
}

try {
  const story = new DemoStory(await AdminApi.signedIn(server.url))
  const idle = await watchHealth(() => setTimeout(5_000))
  const talk = talkOf(turns)
  const busy = await watchHealth(async () => {
    const demos = []
    for (let at = 0; at < reports; at += 1) demos.push(await story.request())
    for (const demo of demos) await story.converse(demo, talk)
    for (const demo of demos) await story.message(demo.recipientPhone, 2)
  })
  const ratio = busy.eventLoop / idle.eventLoop
  console.log(
    `event loop, p99 of the worst second: ${busy.eventLoop} ms, ratio ${ratio.toFixed(2)} of ${budgets.eventLoop} (idle ${idle.eventLoop} ms)`,
  )
  console.log(
    `slowest /healthz: ${busy.slowest.toFixed(0)} ms of ${budgets.healthMs} (idle ${idle.slowest.toFixed(0)} ms)`,
  )
  if (!(ratio <= budgets.eventLoop) || !(busy.slowest <= budgets.healthMs)) process.exitCode = 1
} finally {
  await server.stop()
  await data.remove()
}
