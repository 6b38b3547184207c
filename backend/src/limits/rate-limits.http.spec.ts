import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/test-app.js'
import { RateLimits } from './rate-limits.js'

const limit = { name: 'doors', points: 20, durationSecs: 60, text: 'Too many.' }

let app: TestApp
let limits: RateLimits

beforeAll(async () => {
  app = await startTestApp()
  limits = app.app.get(RateLimits)
})
afterAll(() => app.close())

it('gives each point once to callers who come at once, of each key', async () => {
  const keys = Array.from({ length: 90 }, (_, at) => `key ${at % 3}`)
  const results = await Promise.all(keys.map(async (key) => ({ key, ...(await limits.tryConsume(limit, key)) })))
  for (const key of ['key 0', 'key 1', 'key 2']) {
    const own = results.filter((result) => result.key === key)
    expect(own.map(({ used }) => used).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, at) => at + 1))
    expect(own.filter(({ isAllowed }) => isAllowed)).toHaveLength(20)
  }
})

it('begins a new window when the last one has ended', async () => {
  await limits.consume(limit, 'later')
  await app.dataSource.query(`UPDATE limits SET points = 20, expire = 1 WHERE key = 'doors:later'`)
  const results = await Promise.all([1, 2, 3].map(() => limits.tryConsume(limit, 'later')))
  expect(results.map(({ used }) => used).toSorted()).toEqual([1, 2, 3])
})
