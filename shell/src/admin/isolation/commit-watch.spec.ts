import { beforeEach, describe, expect, it, vi } from 'vitest'
import { watchCommits } from './commit-watch'
import { UpdateWatch } from './update-watch'
import type { Fiber } from './watches-of'

interface Hook {
  onPostCommitFiberRoot(renderer: unknown, root: { current: Fiber; pendingLanes: number; suspendedLanes: number }): void
}

const tell = vi.fn()
const tellOther = vi.fn()

function fiber(type: unknown, { lanes = 0, ...rest }: Partial<Fiber> = {}): Fiber {
  return { type, memoizedProps: {}, lanes, child: null, sibling: null, ...rest }
}

/** A tree of two watches side by side; the components inside wait for these lanes. */
function tree(own: number, other = 0, outside = 0): Fiber {
  const second = fiber(UpdateWatch, {
    memoizedProps: { onEndless: tellOther },
    child: fiber('part', { child: fiber('deep', { lanes: other }) }),
  })
  const first = fiber(UpdateWatch, {
    memoizedProps: { onEndless: tell },
    child: fiber('part', { lanes: own }),
    sibling: second,
  })
  return fiber('shell', { lanes: outside, child: first })
}
let now = 0

beforeEach(async () => {
  Reflect.deleteProperty(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__')
  watchCommits()
  now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  await commit(0)
  tell.mockClear()
  tellOther.mockClear()
})

async function commit(pendingLanes: number, suspendedLanes = 0, current = tree(pendingLanes)): Promise<void> {
  const hook = Reflect.get(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__') as Hook
  hook.onPostCommitFiberRoot(1, { current, pendingLanes, suspendedLanes })
  now += 20
  for (let turn = 0; turn < 10; turn++) await Promise.resolve()
}

describe('commits that leave an update waiting', () => {
  it('are endless after 50 of them in 1.5 seconds', async () => {
    for (let count = 0; count < 75; count++) await commit(32)
    expect(tell).not.toHaveBeenCalled()
    for (let count = 0; count < 5; count++) await commit(32)
    expect(tell).toHaveBeenCalledOnce()
  })

  it('are counted in a row: one that leaves none, or only one that waits for data, ends it', async () => {
    for (let count = 0; count < 200; count++) await commit(count % 40 === 0 ? 0 : 32)
    for (let count = 0; count < 200; count++) await commit(64, 64)
    expect(tell).not.toHaveBeenCalled()
  })
})

describe('of endless updates is told', () => {
  it.each([
    ['the watch around the component that waits', tree(32), [1, 0]],
    ['the other one', tree(0, 32), [0, 1]],
    ['both, if both wait', tree(32, 32), [1, 1]],
    ['every watch, if what waits is in none', tree(0, 0, 32), [1, 1]],
  ])('%s', async (_, current, expected) => {
    for (let count = 0; count < 80; count++) await commit(32, 0, current)
    expect([tell.mock.calls.length, tellOther.mock.calls.length]).toEqual(expected)
  })
})

it('leaves developer tools their own place', async () => {
  const own = vi.fn()
  Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', { onPostCommitFiberRoot: own })
  watchCommits()
  await commit(0)
  expect(own).toHaveBeenCalledOnce()
})
