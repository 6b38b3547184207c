import { emptyDatabase } from '../../test/clone-database.js'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FakeTwilio } from '@clarity/fakes/twilio'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startBeside } from '../../test/second-app.js'
import { startAppOn, startTestApp, type TestApp } from '../../test/test-app.js'
import { startTwilio, twilioEnv } from '../../test/twilio-account.js'
import { newId } from '../identifiers/new-id.js'
import { SmsMessagesService } from '../features/sms-messages/sms-messages.service.js'
import { backupDatabase } from './backup-database.js'
import { openArchive } from './open-archive.js'
import { restoreDatabase } from './restore-database.js'

let twilio: FakeTwilio
let env: Record<string, string>
let folder: string

beforeAll(async () => {
  twilio = await startTwilio()
  env = { PUBLIC_URL: 'https://clarity.example', ...twilioEnv(twilio) }
  folder = await mkdtemp(join(tmpdir(), 'clarity-doubt-'))
})
afterAll(async () => {
  await twilio.close()
  await rm(folder, { recursive: true })
})

async function queueMessage({ app, dataSource }: TestApp, phone: string): Promise<void> {
  const message = { demoRequestId: null, template: 'help', onceKey: newId(), phone, body: 'Clarity: help.' } as const
  await dataSource.transaction((manager) => app.get(SmsMessagesService).queue(manager, message))
}

const statesIn = async ({ dataSource }: TestApp) =>
  Object.fromEntries(
    (await dataSource.query<{ phone: string; state: string }[]>('SELECT phone, state FROM sms_messages')).map(
      ({ phone, state }) => [phone, state],
    ),
  )

it('a message queued in a backup is sent once, whether or not it was sent after the backup', async () => {
  const [sentSince, lost] = ['+14155550111', '+14155550112']
  const file = join(folder, 'clarity.tar.gz')
  const former = await startTestApp({ ...env, ROLE: 'api' })
  await queueMessage(former, sentSince)
  await queueMessage(former, lost)
  await backupDatabase(former.databaseUrl, file, () => undefined)
  await former.dataSource.query('DELETE FROM sms_messages WHERE phone = $1', [lost])
  const worker = await startBeside(former, { ...env, ROLE: 'worker' })
  await vi.waitFor(async () => expect(await statesIn(former)).toEqual({ [sentSince]: 'sent' }), { timeout: 20_000 })
  await worker.close()
  await former.close()
  expect(twilio.messages.map(({ to }) => to)).toEqual([sentSince])

  const database = await emptyDatabase()
  await restoreDatabase(database.url, await openArchive(file), () => undefined)
  const restored = await startAppOn(database, env)
  await vi.waitFor(async () => expect(await statesIn(restored)).toEqual({ [sentSince]: 'sent', [lost]: 'sent' }), {
    timeout: 20_000,
  })
  expect(twilio.messages.map(({ to }) => to)).toEqual([sentSince, lost])
  await restored.close()
})
