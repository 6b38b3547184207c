// Opens a report through its gate, beside a bare server of node:http with one SELECT and one INSERT.
import { compare } from './requests/compare.mjs'
import { addReport } from './requests/one-report.mjs'
import { openStage } from './requests/stage.mjs'

const stage = await openStage({ env: { TRUST_PROXY: 'loopback' } })
try {
  const { database } = stage
  await addReport(database)
  const body = JSON.stringify({ email: 'ada@example.com' })
  const shared = { method: 'POST', path: '/api/report/r', body, status: 200 }
  const json = { 'content-type': 'application/json' }
  const floor = { ...shared, ...(await stage.startFloor()), headers: json }
  for (const [name, encoding, isCrowd] of [
    ['of a crowd, brotli', 'br', true],
    ['of a crowd, not compressed', 'identity', true],
    ['of one address, not compressed', 'identity', false],
  ])
    await compare({
      name: `the gate's POST ${name}`,
      floor,
      request: { ...shared, ...stage.own, headers: { ...json, 'accept-encoding': encoding }, isCrowd },
      least: 0.7,
    })
} finally {
  await stage.close()
}
