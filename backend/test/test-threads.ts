import { afterAll } from 'vitest'
import type { AgentWork } from '../src/providers/agent/agent-work.js'
import type { WriterWork } from '../src/providers/report-writer/writer-work.js'
import type { Work } from '../src/providers/threads/order.js'
import { Threads } from '../src/providers/threads/threads.js'

/** A thread for the offline writer; it ends with the spec. */
export const writerThreads = () => testThreads<WriterWork>('report-writer/writer-work.js')

/** A thread for the offline agent; it ends with the spec. */
export const agentThreads = () => testThreads<AgentWork>('agent/agent-work.js')

function testThreads<Does extends Work>(worker: string): Threads<Does> {
  const url = new URL(`../src/providers/${worker}`, import.meta.url)
  const threads = new Threads<Does>(url, { count: 1, memoryMb: 512 })
  afterAll(() => threads.onApplicationShutdown())
  return threads
}
