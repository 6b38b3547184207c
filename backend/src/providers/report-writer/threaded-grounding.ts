import type { Grounding } from './grounding/grounding.js'
import type { Threads } from '../threads/threads.js'
import type { WriterWork } from './writer-work.js'

/** Runs in worker threads: a long conversation takes a second. */
export function threadedGrounding(threads: Threads<WriterWork>): Grounding {
  return {
    report: (...input) => threads.run('groundReport', ...input),
    combined: (...input) => threads.run('groundCombined', ...input),
  }
}
