// Times the dashboard's figures over 100,000 requests, beside PostgreSQL counting the same requests by day.
import { ApiClient } from '@clarity/test-kit/api-client'
import { adminEmail, adminPassword } from '../e2e/product/server.ts'
import { insertRows } from './lists/rows.mjs'
import { openStage } from './requests/stage.mjs'
import { record } from './results/record.mjs'

const requests = 100_000
const repeats = 9
/** Milliseconds for each period, in days. The dashboard opens with 30. */
const mostMs = { 7: 250, 30: 500, 90: 1_500 }

const median = (times) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]
const dayBefore = (days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)

async function timed(act) {
  const start = performance.now()
  await act()
  return performance.now() - start
}

const stage = await openStage()
try {
  const { database, databaseUrl, own } = stage
  await insertRows(databaseUrl, requests, {
    demo_requests: {
      created_at: `now() - random() * interval '90 days'`,
      state: `(ARRAY['invited', 'reported', 'reported', 'reported', 'call_failed'])[1 + floor(random() * 5)]`,
    },
    report_views: { viewed_at: `now() - random() * interval '30 days'` },
  })
  const admin = new ApiClient(`http://localhost:${own.port}`)
  await admin.signIn(adminEmail, adminPassword)
  for (const days of [7, 30, 90]) {
    const from = dayBefore(days - 1)
    const read = async () => {
      const { status } = await admin.get(`/api/admin/figures?from=${from}&to=${dayBefore(0)}`)
      if (status !== 200) throw new Error(`The figures answered ${status}.`)
    }
    const count = () =>
      database.query(
        `SELECT (created_at AT TIME ZONE 'UTC')::date, count(*) FROM demo_requests WHERE created_at >= $1 GROUP BY 1`,
        [from],
      )
    const times = []
    for (let round = 0; round < repeats; round += 1) times.push({ own: await timed(read), floor: await timed(count) })
    const [ownMs, floorMs] = ['own', 'floor'].map((side) => median(times.map((each) => each[side])))
    record({
      what: `the dashboard's figures over ${requests.toLocaleString('en')} requests, of ${days} days`,
      value: `${ownMs.toFixed(0)} ms`,
      floor: `counted by day: ${floorMs.toFixed(0)} ms`,
      ratio: (ownMs / floorMs).toFixed(1),
      aim: `at most ${mostMs[days]} ms`,
      isMet: ownMs <= mostMs[days],
    })
  }
} finally {
  await stage.close()
}
