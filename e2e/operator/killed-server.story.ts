import type { SimulatorMessage } from '@clarity/contracts'
import { longTalk } from '@clarity/test-kit/transcripts'
import { until } from '@clarity/test-kit/until'
import { expect, test } from '@playwright/test'
import { AdminApi } from '../product/admin-api.ts'
import { DemoStory, linkIn, type Demo } from '../product/demo-story.ts'
import { preparedDataFolder } from '../product/prepared-data.ts'
import { Server } from '../product/server.ts'

interface Scene {
  readonly admin: AdminApi
  readonly demos: DemoStory
  readonly demo: Demo
}

/** Each ends at the moment when the server is to die. */
const moments: Record<string, (scene: Scene) => Promise<unknown>> = {
  'the webhook is answered': async () => {},
  'the report has its row': ({ admin, demo }) => until('the row', () => findReport(admin, demo)),
  'the report is written': ({ admin, demo }) =>
    until('the report', async () => (await findReport(admin, demo))?.generated_at),
  'the first message about it is out': ({ demos, demo }) =>
    Promise.any([demos.message(demo.recipientPhone, 2), demos.message(demo.managerPhone, 2)]),
  'both messages are out': ({ demos, demo }) =>
    Promise.all([demos.message(demo.recipientPhone, 2), demos.message(demo.managerPhone, 2)]),
}

/** After this a message that was being sent counts as lost: a second copy would be out by then. */
const leaseMs = 16_000

async function findReport(admin: AdminApi, { requestId }: Demo) {
  return (await admin.reports()).find((report) => report.demo_request_id === requestId)
}

async function bodiesByPhone(demos: DemoStory, told: readonly Demo[]): Promise<string[][]> {
  const phones = told.flatMap(({ recipientPhone, managerPhone }) => [recipientPhone, managerPhone])
  const messages = await Promise.all(phones.map((phone) => demos.messages(phone)))
  return messages.map((ofPhone: SimulatorMessage[]) => ofPhone.map(({ body }) => body))
}

// `faults.story.ts` kills servers too; here one is killed at each moment of a report.
test(
  'A server that is killed again and again loses no report and sends each message once',
  { tag: '@long' },
  async () => {
    const data = await preparedDataFolder()
    let server = await Server.start({ dataDir: data.path })
    const admin = await AdminApi.signedIn(server.url)
    const demos = new DemoStory(admin)
    const told: Demo[] = []
    // The next story begins before the last one is recovered: a start finds several unfinished actions.
    for (const [moment, reach] of Object.entries(moments))
      await test.step(`killed when ${moment}`, async () => {
        const demo = await demos.request()
        told.push(demo)
        await Promise.all([demos.message(demo.recipientPhone, 1), demos.message(demo.managerPhone, 1)])
        expect((await demos.converse(demo, longTalk)).status).toBe(200)
        await reach({ admin, demos, demo })
        await server.kill()
        server = await Server.start({ dataDir: data.path, port: server.port })
      })

    const counts = async () => (await bodiesByPhone(demos, told)).map(({ length }) => length)
    const once = told.flatMap(() => [2, 2])
    await expect.poll(counts, { timeout: 90_000 }).toEqual(once)
    for (const demo of told) expect((await findReport(admin, demo))?.generated_at).toBeTruthy()
    const end = Date.now() + leaseMs
    await until('the time in which a second copy would come', async () => {
      expect(await counts()).toEqual(once)
      return Date.now() > end
    })
    for (const demo of told) {
      const ofDemo = await bodiesByPhone(demos, [demo])
      expect(new Set(ofDemo.flat()).size).toBe(4)
      const report = await demos.message(demo.recipientPhone, 2)
      const { headers } = await admin.api.get(new URL(linkIn(report)).pathname)
      const path = headers.get('location')!
      expect((await admin.api.post(`/api${path}`, { email: 'reader@example.com' })).status).toBe(200)
    }
    expect(await server.stop()).toBe(0)
    await data.remove()
  },
)

test('A webhook that was cut off by the kill is delivered again and counts once', async () => {
  const data = await preparedDataFolder()
  let server = await Server.start({ dataDir: data.path })
  const admin = await AdminApi.signedIn(server.url)
  const demos = new DemoStory(admin)
  const demo = await demos.request()
  const event = demos.postCall(demo, longTalk)
  const cutOff = event().catch(() => null)
  await server.kill()
  await cutOff
  server = await Server.start({ dataDir: data.path, port: server.port })
  expect((await event()).status).toBe(200)
  expect((await event()).status).toBe(200)
  await demos.message(demo.recipientPhone, 2)
  await demos.message(demo.managerPhone, 2)
  expect(await admin.conversations()).toHaveLength(1)
  expect(await admin.reports()).toHaveLength(1)
  await server.stop()
  await data.remove()
})
