import { expect, test } from '@playwright/test'
import { endure } from '../endurance/endure.ts'
import { formatViolations } from '../endurance/format-run.ts'

/** The short form of `npm run endurance`: the same stories, faults and kills, only fewer. */
const short = { stories: 40, atOnce: 10, kills: 4, seed: 1 }

test(
  'Stories during vendor failures and server kills lose nothing and do nothing twice',
  { tag: '@long' },
  async () => {
    const endured = await endure(short)
    expect(formatViolations(endured)).toBe('')
    expect(endured.kills.count).toBe(short.kills)
    const met = new Set(endured.stories.flatMap((story) => story.met.map(({ step, fault }) => `${step}: ${fault}`)))
    expect(met.size).toBeGreaterThan(30)
  },
)
