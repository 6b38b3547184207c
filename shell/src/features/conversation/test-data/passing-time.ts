import { act } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'

/** Advances the fake clock, and lets pending responses arrive. */
export async function pass(ms = 0): Promise<void> {
  await act(async () => {
    await settled()
    await vi.advanceTimersByTimeAsync(ms)
    await settled()
  })
}

async function settled(): Promise<void> {
  for (let round = 0; round < 5; round++) await new Promise((resolve) => setImmediate(resolve))
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
})
