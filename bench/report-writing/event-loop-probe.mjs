// Runs inside the measured server and prints the delay of its event loop every second.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  setInterval(() => {
    console.error(`event-loop ${Date.now()} ${(delay.percentile(99) / 1e6).toFixed(1)}`)
    delay.reset()
  }, 1000).unref()
}
