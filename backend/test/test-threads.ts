import { afterAll } from 'vitest'
import type { AgentTasks } from '../src/providers/agent/agent-tasks.js'
import type { WriterTasks } from '../src/providers/report-writer/writer-tasks.js'
import type { TaskFunctions } from '../src/providers/threads/task.js'
import { Threads } from '../src/providers/threads/threads.js'

/** A thread for the offline writer; it ends with the spec. */
export const writerThreads = () => testThreads<WriterTasks>('report-writer/writer-tasks.js')

/** A thread for the offline agent; it ends with the spec. */
export const agentThreads = () => testThreads<AgentTasks>('agent/agent-tasks.js')

function testThreads<Does extends TaskFunctions>(worker: string): Threads<Does> {
  const url = new URL(`../src/providers/${worker}`, import.meta.url)
  const threads = new Threads<Does>(url, { count: 1, memoryMb: 512 })
  afterAll(() => threads.onApplicationShutdown())
  return threads
}
