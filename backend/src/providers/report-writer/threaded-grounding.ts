import type { Grounding } from './grounding/grounding.js'
import type { Threads } from '../threads/threads.js'
import type { WriterTasks } from './writer-tasks.js'

/** Runs in worker threads: a long conversation takes a second. */
export function threadedGrounding(threads: Threads<WriterTasks>): Grounding {
  return {
    report: (...input) => threads.run('groundReport', ...input),
    goals: (...input) => threads.run('groundGoals', ...input),
    combined: (...input) => threads.run('groundCombined', ...input),
  }
}
