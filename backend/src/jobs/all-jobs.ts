import type { JobDefinition } from './job.js'

/** Every job that the product queues. */
export const allJobs: readonly JobDefinition<object>[] = []
