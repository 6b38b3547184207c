import { expect, test } from '@playwright/test'
import { runFaultsTogether, shortStories } from '../faults/run-faults.ts'

/** The short form of `npm run faults`: each fault once, among few stories. */
test('no fault of a machine, a network or a provider loses an effect or repeats one', async () => {
  test.setTimeout(600_000)
  const { outcomes, broken } = await runFaultsTogether(shortStories)
  expect([...broken, ...outcomes.flatMap((outcome) => outcome.broken)]).toEqual([])
  expect(outcomes.length).toBeGreaterThan(3)
  expect(outcomes.filter(({ requests, lost, twice }) => requests === 0 || lost + twice > 0)).toEqual([])
})
