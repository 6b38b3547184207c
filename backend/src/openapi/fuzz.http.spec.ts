import { readConversation } from '@clarity/offline-language/test/read-conversations'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiClient } from '../../test/api-client.js'
import { DemoStory } from '../../test/demo-story.js'
import { fuzzApi } from '../../test/fuzz/fuzz-api.js'
import { Random } from '../../test/fuzz/random.js'
import { startTestApp, type TestApp } from '../../test/test-app.js'

/** `npm run fuzz` sets five minutes. Without it: some hundred requests. */
const secs = Number(process.env['FUZZ_SECS'] ?? 0)
const shortRequests = 600
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000)

let app: TestApp
let admin: ApiClient

beforeAll(async () => {
  app = await startTestApp({ TRUST_PROXY: 'loopback', QUIET_HOURS: 'off' })
  admin = await ApiClient.signedIn(app)
  const story = new DemoStory(admin)
  const { requestId } = await story.request({ role: 'recipient', recipientPhone: '+14155550140' })
  await story.converse(requestId, readConversation('bank-call-0002f70f').transcript)
  await story.messagesOnceThere('+14155550140', 2)
})
afterAll(() => app.close())

it(
  `answers requests made from the document as the document says (FUZZ_SEED=${seed})`,
  { timeout: 400_000 },
  async () => {
    const document = (await admin.get('/api/openapi.json')).body as { paths: Record<string, object> }
    const end = Date.now() + secs * 1000
    const goesOn = (requests: number) => (secs > 0 ? Date.now() < end : requests < shortRequests)
    const { findings, ...counted } = await fuzzApi(admin, document, new Random(seed), goesOn)
    if (secs > 0) process.stdout.write(`${JSON.stringify(counted, null, 2)}\n`)
    expect(findings).toEqual([])
    expect(counted.statuses[200]).toBeGreaterThan(30)
    expect((await admin.get('/api/auth/me')).status).toBe(200)
  },
)
