import { Readable } from 'node:stream'
import { start as startLlm } from '@clarity/fakes/llm'
import { expect, it, onTestFinished } from 'vitest'
import { elevenLabsVariables, startElevenLabs } from '../../test/elevenlabs-account.js'
import { llmEnv, llmKey } from '../../test/test-llm.js'
import { authToken, startTwilio, twilioEnv } from '../../test/twilio-account.js'
import { runCheckVendors } from './run-check-vendors.js'

const phone = '+14155550123'

async function vendors() {
  const [twilio, elevenLabs, llm] = [await startTwilio(), await startElevenLabs(), await startLlm({ apiKey: llmKey })]
  onTestFinished(async () => {
    for (const vendor of [twilio, elevenLabs, llm]) await vendor.close()
  })
  const env = { ...twilioEnv(twilio), ...elevenLabsVariables(elevenLabs), ...llmEnv('openai', llm) }
  return { twilio, elevenLabs, llm, env: { ...env, PUBLIC_URL: 'https://clarity.example' } }
}

async function run(env: Record<string, string>, args: string[], typed = '') {
  const said: string[] = []
  const input = Readable.from([typed]) as unknown as Parameters<typeof runCheckVendors>[0]['input']
  const table = await runCheckVendors({ args, env, input, say: (line) => said.push(line) })
  expect(table + said.join('')).not.toContain(authToken)
  expect(table).not.toContain(phone)
  return { table, said }
}

it('makes each request after its explanation, and prints a table', async () => {
  const { twilio, elevenLabs, env } = await vendors()
  const { table, said } = await run(env, ['--phone', phone, '--yes'])
  expect(said).toHaveLength(8)
  expect(table.split('\n')).toHaveLength(10)
  expect(table).toContain('| accepted |')
  expect(table).toContain('| 1 found |')
  expect(table).toContain('| none, as expected |')
  expect(twilio.messages.map(({ to }) => to)).toEqual([phone])
  expect(table).toMatch(
    /\| [1-9]\d* key points, [1-9]\d* action items; [1-9]\d* requests, [1-9]\d* and [1-9]\d* tokens/,
  )
  expect(elevenLabs.calls).toEqual([])
})

it('calls only if that is wanted', async () => {
  const { elevenLabs, env } = await vendors()
  const { table } = await run(env, ['--phone', phone, '--call', '--yes'])
  expect(table).toContain('| placed |')
  expect(table).toContain('| found |')
  expect(elevenLabs.calls.map(({ phoneCall }) => phoneCall!.toNumber)).toEqual([phone])
})

it('says why the model’s report was not used', async () => {
  const { llm, env } = await vendors()
  llm.chooseFault = ({ prompt }) => (prompt.includes('deliveries') ? 'prose' : null)
  const { table } = await run(env, ['--yes'])
  expect(table).toContain('| written offline instead: unusable |')
})

it('sends no text without a phone, and skips what is not wanted', async () => {
  const { twilio, elevenLabs, llm, env } = await vendors()
  const { table } = await run(env, [], '\ns\ns\ns\ns\ns\n')
  expect(table.match(/\| skipped \|/g)).toHaveLength(5)
  expect([twilio.messages.length, elevenLabs.requests.length, llm.questions.length]).toEqual([0, 0, 0])
})

it('says why a vendor refuses', async () => {
  const { elevenLabs, env } = await vendors()
  elevenLabs.chooseRefusal = () => ({ status: 400, name: 'quota_exceeded', message: `Quota of ${phone}` })
  const { table } = await run(env, ['--yes'])
  expect(table).toContain('check the quota')
})

it('needs a vendor, and a phone that is one', async () => {
  await expect(run({}, ['--yes'])).rejects.toThrow('No vendor is configured')
  await expect(run({}, ['--phone', '123'])).rejects.toThrow('--phone must look like')
  await expect(run({}, ['--call'])).rejects.toThrow('--call needs --phone.')
})
