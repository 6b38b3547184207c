import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { RequestedDemo } from '@clarity/contracts'
import { parse } from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiClient } from '../../../test/api-client.js'
import { DemoStory } from '../../../test/demo-story.js'
import { startTestApp, type TestApp } from '../../../test/test-app.js'
import { TokensClient } from '../../../test/tokens-client.js'
import { WebhooksClient } from '../../../test/webhooks-client.js'

const page = readFileSync(new URL('../../../../docs/integration.md', import.meta.url), 'utf8')
const [shell, receiver] = [...page.matchAll(/^```\w+\n([^]*?)^```/gm)].map(([, text]) => text!) as [string, string]

let app: TestApp
let admin: ApiClient

beforeAll(async () => {
  app = await startTestApp({ WEBHOOK_PRIVATE_HOSTS: 'allow', QUIET_HOURS: 'off' })
  admin = await ApiClient.signedIn(app)
})
afterAll(() => app.close())

/** A program of the page, with its lines of output as they come. */
function run(file: string, args: string[], env: Record<string, string>) {
  const child = spawn(file, args, { env: { PATH: process.env['PATH'], ...env }, stdio: ['ignore', 'pipe', 'inherit'] })
  return { child, lines: createInterface(child.stdout)[Symbol.asyncIterator]() }
}

async function freePort(): Promise<string> {
  const probe = run(process.execPath, ['--input-type=module', '-e', receiver], { WEBHOOK_SECRET: 'whsec_', PORT: '0' })
  const { value } = await probe.lines.next()
  probe.child.kill()
  return (value as string).split(' ')[1]!
}

it('requests a demo and receives its webhook in twenty lines of curl and node', async () => {
  const lines = `${shell}${receiver}`.split('\n').filter((line) => line.trim() !== '')
  expect(lines.length).toBeLessThanOrEqual(20)
  const port = await freePort()
  const { secret } = await new WebhooksClient(admin).create(`http://127.0.0.1:${port}/`, ['request.changed'])
  const listener = run(process.execPath, ['--input-type=module', '-e', receiver], {
    WEBHOOK_SECRET: secret,
    PORT: port,
  })
  try {
    expect((await listener.lines.next()).value).toBe(`listening ${port}`)
    const { token } = await new TokensClient(admin).create('crm', ['requests:write'])
    const scenario = await new DemoStory(admin).firstScenarioId()
    const env = { CLARITY_URL: app.url, CLARITY_TOKEN: token, SCENARIO: scenario, ORDER: 'order-1' }
    const answers = [run('bash', ['-c', shell], env), run('bash', ['-c', shell], { ...env, ORDER: 'order-2' })]
    const requests = await Promise.all(
      answers.map(async (each) => parse(RequestedDemo, JSON.parse((await each.lines.next()).value as string))),
    )
    const told = JSON.parse((await listener.lines.next()).value as string) as { data: { request_id: string } }
    expect(requests.map(({ requestId }) => requestId)).toContain(told.data.request_id)
    const unsigned = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' })
    expect(unsigned.status).toBe(401)
  } finally {
    listener.child.kill()
  }
})
