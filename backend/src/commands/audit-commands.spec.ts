import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiClient } from '../../test/api-client.js'
import { startTestApp, type TestApp } from '../../test/test-app.js'
import { StartFailure } from '../start/start-failure.js'
import { checkAudit, pruneAudit } from './audit-commands.js'
import type { Call } from './call.js'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
  await ApiClient.signedIn(app)
  await ApiClient.signedIn(app)
})
afterAll(() => app.close())

const call = (...args: string[]) => ({ args, env: { DATABASE_URL: app.databaseUrl }, say: () => {} }) as unknown as Call

it('says that the chain holds, before and after pruning', async () => {
  expect(await checkAudit(call())).toMatch(/^The chain holds: 2 rows, the last one 2 with the hash [0-9a-f]{64}$/)
  expect(await pruneAudit(call('2020-01-01'))).toBe('Deleted 0 audit rows from before 2020-01-01')
  expect(await pruneAudit(call('2100-01-01'))).toBe('Deleted 2 audit rows from before 2100-01-01')
  await ApiClient.signedIn(app)
  expect(await checkAudit(call())).toMatch(/^The chain holds: 1 rows, the last one 3/)
})

it('says where the chain breaks', async () => {
  await app.dataSource.query(`ALTER TABLE audit_rows DISABLE TRIGGER audit_rows_only_added;
    UPDATE audit_rows SET action = 'nothing' WHERE position = 3;
    ALTER TABLE audit_rows ENABLE TRIGGER audit_rows_only_added`)
  await expect(checkAudit(call())).rejects.toThrow(new StartFailure('The chain breaks at row 3. This row was changed.'))
})

it.each([[[]], [['yesterday']], [['2026-01-01', '2026-01-02']]])('prunes nothing for %j', async (args) => {
  await expect(pruneAudit(call(...args))).rejects.toThrow('Name one day: npm run audit:prune -- 2026-01-31')
})
