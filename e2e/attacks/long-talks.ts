import { until } from '@clarity/test-kit/until'
import { AdminApi } from '../product/admin-api.ts'
import { DemoStory } from '../product/demo-story.ts'
import { talkOf } from '../product/long-talk.ts'
import type { Attack } from './attack.ts'
import { longestSilence, withSilence } from './health-watch.ts'
import { publicSettings } from './settings.ts'

const turns = 1000

/** Conversations so long that writing their reports takes all cores. `bench/report-writing.mjs` has the finer figures. */
export const longTalks: Attack = {
  name: 'long talks',
  async run({ start, isShort }) {
    const reports = isShort ? 2 : 10
    const { url } = await start(publicSettings)
    const admin = await AdminApi.signedIn(url)
    const story = new DemoStory(admin)
    const talk = talkOf(turns)
    const silence = await longestSilence(url, async () => {
      const own = new Set<string>()
      for (let n = 0; n < reports; n += 1) {
        const demo = await story.request()
        own.add(demo.requestId)
        await story.converse(demo, talk)
      }
      const written = async () =>
        (await admin.reports()).filter((report) => report.generated_at !== null && own.has(report.demo_request_id))
      await until('all reports', async () => (await written()).length === reports, 120_000)
    })
    return [{ what: `reports of ${turns} turns`, tried: reports, ...withSilence(0, silence) }]
  },
}
