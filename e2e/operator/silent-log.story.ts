import { ApiClient } from '@clarity/test-kit/api-client'
import { postCallEvent, signature } from '@clarity/test-kit/post-call-event'
import { webhookSecret } from '@clarity/test-kit/post-call-event'
import { until } from '@clarity/test-kit/until'
import { expect, test } from '@playwright/test'
import { elevenLabsSignatureHeader, RequestedDemo, ScenarioChoice, twilioSignatureHeader } from '@clarity/contracts'
import { postForm } from '@clarity/fakes/twilio'
import { array } from 'valibot'
import { AdminApi } from '../product/admin-api.ts'
import { AgentTalk } from '../product/agent-talk.ts'
import { newDataFolder } from '../product/data-folder.ts'
import { adminPassword, releaseToken, Server } from '../product/server.ts'
import { reportLink } from '../product/vendor-demo.ts'
import { Vendors } from '../product/vendors.ts'

const person = { name: 'Wilhelmina Canary', phone: '+14155557301', email: 'wilhelmina@canary.example' }
const manager = { name: 'Bartholomew Finch', phone: '+14155557302' }
const sentence = 'My sister Ottoline keeps yellow parakeets in the attic of our house in Vermont'
const said = [
  sentence,
  'I promise to send the ledger to the aviary on Thursday.',
  'Goodbye, and thank you for your time.',
]

/** Everything that must not appear in the log. */
function canaries({ env }: Vendors): string[] {
  const people = ['Canary', 'Wilhelmina', 'Bartholomew', '5557301', '5557302', '%2B1415', 'canary.example']
  const words = ['Ottoline', 'parakeets', 'ledger', 'aviary', 'goldfinch']
  const secrets = [
    ...[env['TWILIO_AUTH_TOKEN'], env['ELEVENLABS_API_KEY'], env['LLM_API_KEY'], webhookSecret, releaseToken],
    ...[adminPassword, basic(env), 'a wrong password', 'v0=', 'session=', 'cvtkn_'],
  ]
  return [...people, ...words, ...secrets.map(String)]
}

const basic = (env: Record<string, string>) =>
  Buffer.from(`${env['TWILIO_ACCOUNT_SID']}:${env['TWILIO_AUTH_TOKEN']}`).toString('base64')

async function startWith(vendors: Vendors, env: Record<string, string> = {}) {
  const data = await newDataFolder()
  const server = await Server.start({
    dataDir: data.path,
    env: { ...vendors.env, LOG_LEVEL: 'trace', LLM_TIMEOUT_SECS: '2', ...env },
  })
  vendors.reportTo(server.url)
  const admin = await AdminApi.signedIn(server.url)
  const end = async () => {
    await server.stop()
    await data.remove()
    return server.output
  }
  return { server, admin, end }
}

async function request(admin: AdminApi): Promise<RequestedDemo> {
  const [scenario] = (await admin.api.get('/api/scenarios')).as(array(ScenarioChoice))
  const people = { recipientName: person.name, recipientPhone: person.phone, managerName: manager.name }
  const body = { role: 'manager', scenarioId: scenario!.id, ...people, managerPhone: manager.phone }
  return (await admin.api.post('/api/request-demo', body)).as(RequestedDemo)
}

/** Log lines with a name or a secret, and lines that only a fault would write. */
function expectSilence(output: string, vendors: Vendors, expected: readonly RegExp[]): void {
  const lines = output.split('\n')
  for (const canary of canaries(vendors))
    expect(
      lines.filter((line) => line.includes(canary)),
      canary,
    ).toEqual([])
  for (const line of expected) expect(output).toMatch(line)
}

async function askWhileProvidersFail(vendors: Vendors, admin: AdminApi, url: string): Promise<void> {
  const { twilio, elevenLabs, llm } = vendors
  const quote = `Not for ${person.phone}, ${person.name}: ${sentence}`
  twilio.failNext('error', 'cut', 'hang-after-done', 'too-many')
  twilio.chooseRefusal = refuseTimes(1, { status: 401, code: 20003, message: quote })
  await request(admin)
  await vendors.message(person.phone, 1)
  await vendors.message(manager.phone, 1)

  const faults = ['error', 'cut', 'hang'] as const
  let asked = 0
  // Each refusal is followed by a look at the agent's settings.
  elevenLabs.chooseFault = (operation) => (operation === 'agent' ? null : (faults[asked++] ?? null))
  const refuse = refuseTimes(2, { status: 403, message: quote })
  elevenLabs.chooseRefusal = (operation) => (operation === 'agent' ? null : refuse())
  elevenLabs.chooseResult = () => null
  await vendors.reply(person.phone, 'YES')
  const call = await vendors.call(person.phone)
  twilio.chooseFault = (operation) => (operation === 'list' ? 'error' : null)
  llm.failNext('error', 'cut', 'prose', 'prose')
  const spoken = said.map((message, at) => ({ role: 'user', message, time_in_call_secs: at * 9 }) as const)
  elevenLabs.failNext('get', 'error')
  await elevenLabs.finish(call, 'answered', spoken)
  const link = await reportLink(vendors, person.phone)

  const anybody = new ApiClient(url)
  const reportId = (await anybody.get(new URL(link).pathname)).headers.get('location')!.split('/').at(-1)!
  const { status } = await anybody.post(`/api/report/${reportId}`, { email: person.email })
  expect(status).toBe(200)
  await anybody.post(`/api/report/${reportId}`, { email: person.email, hasError: true, errorMessage: sentence })
}

async function forgeAndProbe(vendors: Vendors, admin: AdminApi, url: string): Promise<void> {
  const anybody = new ApiClient(url)
  const form = vendors.twilio.inboundForm({ from: person.phone, to: manager.phone, body: sentence })
  for (const path of ['sms', 'status'])
    for (const signature of [{}, { [twilioSignatureHeader]: `goldfinch${sentence.length}` }])
      await postForm(`${url}/api/webhooks/twilio/${path}`, form, signature)
  const demo = await request(admin)
  const event = postCallEvent(demo.requestId, [
    { role: 'user', message: sentence, time_in_call_secs: 1, duration: 2, tool_calls: [] },
  ])
  const text = JSON.stringify(event)
  for (const header of ['', 'goldfinch', signature(`${text} `), `t=1${signature(text).slice(12)}`])
    await anybody.post('/api/webhooks/elevenlabs', text, { [elevenLabsSignatureHeader]: header })
  // Signed, but not of the form that is known.
  for (const broken of [text.replace('"user"', '"goldfinch"'), `${text}}`, `{"type":"${sentence}"`])
    await anybody.post('/api/webhooks/elevenlabs', broken, { [elevenLabsSignatureHeader]: signature(broken) })

  await anybody.post('/api/auth/login', { email: person.email, password: 'a wrong password' })
  await anybody.post('/api/request-demo', { recipientName: person.name, recipientPhone: 'goldfinch', role: sentence })
  await anybody.post('/api/request-demo', `{"recipientName": "${person.name}`)
  await anybody.post('/api/demo/goldfinch/session', {})
  for (const path of [
    `/invite/${person.email}`,
    `/${'goldfinch'}`,
    `/api/admin/reports?q=${person.name}`,
    '/report/goldfinch',
  ])
    await anybody.get(encodeURI(path))
  await admin.api.get(`/api/admin/reports?q=${encodeURIComponent(person.name)}&cursor=goldfinch`)
  await admin.api.get(`/api/simulator/messages?phone=${encodeURIComponent(person.phone)}`)
}

test('Events from providers and strangers never put a name, their words or a secret in the log', async () => {
  const vendors = await Vendors.start()
  const { server, admin, end } = await startWith(vendors)
  await askWhileProvidersFail(vendors, admin, server.url)
  await forgeAndProbe(vendors, admin, server.url)
  const output = await end()
  await vendors.close()
  expectSilence(output, vendors, [
    /Messages are delayed and will be retried: Twilio error 20003/,
    /The outcome of message \S+ is unknown/,
    /Calls are delayed and will be retried: the provider answered 403/,
    /The outcome of call \S+ is unknown/,
  ])
  // Each forged event is one line.
  expect(output.split('\n').filter((line) => line.includes('Refused request'))).toHaveLength(8)
})

test(
  'A conversation with the built-in agent, by a model that fails, leaves no word of it in the log',
  { tag: '@long' },
  async () => {
    const vendors = await Vendors.start()
    const { admin, end } = await startWith(vendors, { VOICE_PROVIDER: 'builtin', BUILTIN_AGENT: 'llm' })
    const { requestId } = await request(admin)
    const talk = await AgentTalk.open(admin.api, requestId)
    for (const fault of [null, 'error', 'prose', 'cut', 'hang'] as const) {
      vendors.llm.chooseFault = () => fault
      await talk.exchange(sentence)
    }
    vendors.llm.reset()
    await talk.exchange(said[1]!)
    await talk.end()
    await until('the report', async () => (await admin.reports()).length > 0)
    await vendors.message(person.phone, 2)
    const output = await end()
    await vendors.close()
    expectSilence(output, vendors, [/The language model gave no usable answer: /])
  },
)

/** Refuses the first requests so. */
function refuseTimes<Refusal>(times: number, refusal: Refusal): () => Refusal | null {
  let left = times
  return () => (left-- > 0 ? refusal : null)
}
