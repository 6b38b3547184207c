import { afterAll } from 'vitest'
import { Threads } from '../src/providers/threads/threads.js'

/** A thread for the offline adapters, which ends with the spec. */
export function testThreads(): Threads {
  const threads = new Threads({ count: 1, memoryMb: 512 })
  afterAll(() => threads.onApplicationShutdown())
  return threads
}
