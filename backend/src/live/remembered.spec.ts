import { beforeEach, expect, it } from 'vitest'
import type { LiveListener, LiveSubscriber } from './live-listener.js'
import { Remembered } from './remembered.js'

let isHearing: boolean
let subscriber: LiveSubscriber
let reads: number
let remembered: Remembered<number>

beforeEach(() => {
  isHearing = true
  reads = 0
  const listener = {
    get isHearing() {
      return isHearing
    },
    subscribe: (each: LiveSubscriber) => (subscriber = each),
  }
  remembered = new Remembered(listener as unknown as LiveListener, 'scenario', () => Promise.resolve((reads += 1)))
})

const get = async () => [await remembered.get(), await remembered.get()]

it('reads once', async () => {
  expect(await get()).toEqual([1, 1])
})

it('reads again after a change of its kind, an interruption, and a change of this process', async () => {
  await get()
  subscriber.changed({ kind: 'session', id: '*' })
  expect(await get()).toEqual([1, 1])
  subscriber.changed({ kind: 'scenario', id: '*' })
  expect(await get()).toEqual([2, 2])
  subscriber.resumed()
  expect(await get()).toEqual([3, 3])
  remembered.forget()
  expect(await get()).toEqual([4, 4])
})

it('remembers nothing while changes are not heard', async () => {
  isHearing = false
  expect(await get()).toEqual([1, 2])
})

it('does not remember a failure', async () => {
  const failing = new Remembered(
    { isHearing: true, subscribe: () => undefined } as unknown as LiveListener,
    'scenario',
    () => ((reads += 1) === 1 ? Promise.reject(new Error('away')) : Promise.resolve(reads)),
  )
  await expect(failing.get()).rejects.toThrow('away')
  expect(await failing.get()).toBe(2)
})
