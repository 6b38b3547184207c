import { expect, test } from '@playwright/test'
import { runAttacks } from '../attacks/run-attacks.ts'

test('no attack of a stranger succeeds', async () => {
  const outcomes = await runAttacks(true, () => {})
  expect(outcomes.length).toBeGreaterThan(0)
  expect(outcomes.filter(({ through, tried }) => through > 0 || tried === 0)).toEqual([])
})
