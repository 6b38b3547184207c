import type { INestApplicationContext } from '@nestjs/common'
import { SpeakingThread } from '../src/providers/agent/agent.module.js'
import type { AgentTasks } from '../src/providers/agent/agent-tasks.js'
import { ReportWriterThreads } from '../src/providers/report-writer/report-writer.module.js'
import type { WriterTasks } from '../src/providers/report-writer/writer-tasks.js'
import type { TaskFunctions } from '../src/providers/threads/task.js'
import { Threads } from '../src/providers/threads/threads.js'

/*
 * One thread of each kind for all specs of a vitest worker, which ends it: loading the language takes two seconds of a
 * processor, and the tasks are pure functions. What a thread does when its application ends is in threads.spec.ts.
 */
export const writerThreads = openThreads<WriterTasks>('report-writer/writer-tasks.js')
export const agentThreads = openThreads<AgentTasks>('agent/agent-tasks.js')

/** Makes the application use these threads, not its own. */
export function shareThreads(app: INestApplicationContext): void {
  lend(writerThreads, app.get(ReportWriterThreads))
  lend(agentThreads, app.get(SpeakingThread))
}

function openThreads<Does extends TaskFunctions>(worker: string): Threads<Does> {
  const url = new URL(`../src/providers/${worker}`, import.meta.url)
  return new Threads<Does>(url, { count: 1, memoryMb: 512 })
}

function lend<Does extends TaskFunctions>(shared: Threads<Does>, own: Threads<Does>): void {
  own.run = (name, ...input) => shared.run(name, ...input)
  own.list = () => shared.list()
}
