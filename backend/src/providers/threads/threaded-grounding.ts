import type { Grounding } from '../report-writer/grounding/grounding.js'
import type { Threads } from './threads.js'

/** In threads of its own: a long talk takes a second. */
export function threadedGrounding(threads: Threads): Grounding {
  return {
    report: (...input) => threads.run('groundReport', ...input),
    combined: (...input) => threads.run('groundCombined', ...input),
  }
}
