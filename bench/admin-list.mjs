// Reads the admin's list of reports, beside a bare server of node:http with the same SELECT.
import { ApiClient } from '@clarity/test-kit/api-client'
import { adminEmail, adminPassword } from '../e2e/product/server.ts'
import { insertRows } from './lists/rows.mjs'
import { compare } from './requests/compare.mjs'
import { openStage } from './requests/stage.mjs'

const stage = await openStage()
try {
  await insertRows(stage.databaseUrl, 1_000)
  const admin = new ApiClient(`http://localhost:${stage.own.port}`)
  const { headers } = await admin.signIn(adminEmail, adminPassword)
  const cookie = headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
  const first = '/api/admin/reports'
  const next = /<(.*)>/.exec((await admin.get(first)).headers.get('link'))[1]
  const floor = { ...(await stage.startFloor()), path: first, status: 200 }
  for (const [name, path, encoding] of [
    ['first page', first, 'br'],
    ['first page, not compressed', first, 'identity'],
    ['next page, not compressed', next, 'identity'],
  ])
    await compare({
      name: `the admin's list of 100 of 1,000 reports: ${name}`,
      floor,
      request: { ...stage.own, path, headers: { cookie, 'accept-encoding': encoding }, status: 200 },
      least: 0.6,
    })
} finally {
  await stage.close()
}
