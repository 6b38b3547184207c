import type { Attempt } from './attack.ts'

const maxSilenceMs = 1000

/** The longest time without a response of `/healthz` during the action. */
export async function longestSilence(url: string, act: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let isOver = false
  const watch = async () => {
    while (!isOver) {
      const asked = performance.now()
      const { status } = await fetch(`${url}/healthz`)
      if (status !== 200) throw new Error(`/healthz answered ${status}.`)
      longest = Math.max(longest, performance.now() - asked)
    }
  }
  const watching = watch()
  try {
    await act()
  } finally {
    isOver = true
    await watching
  }
  return longest
}

/** A second without a response counts as a breach too. */
export function withSilence(through: number, silenceMs: number): Pick<Attempt, 'through' | 'seen'> {
  return {
    through: through + (silenceMs > maxSilenceMs ? 1 : 0),
    seen: `/healthz within ${Math.round(silenceMs)} ms`,
  }
}
