import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { start, type FakeLlm } from '@clarity/fakes/llm'
import { readConversation } from '@clarity/offline-language/test/read-conversations'
import type { NestFastifyApplication } from '@nestjs/platform-fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ApiClient } from '../../test/api-client.js'
import { DemoStory, recipientPhone } from '../../test/demo-story.js'
import { jobsDone } from '../../test/jobs-done.js'
import { startBeside } from '../../test/second-app.js'
import { startTestApp, type TestApp } from '../../test/test-app.js'
import { llmEnv, llmKey } from '../../test/test-llm.js'
import { stopTracing } from './tracing.js'

interface ReceivedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly kind: number
  readonly attributes: readonly { readonly key: string; readonly value: Record<string, unknown> }[]
}

interface Received {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: ReceivedSpan['attributes'] }
    readonly scopeSpans: readonly { readonly spans: readonly ReceivedSpan[] }[]
  }[]
}

const received: Received[] = []
const paths = new Set<string | undefined>()
let receiver: Server
let llm: FakeLlm
let api: TestApp
let worker: NestFastifyApplication

beforeAll(async () => {
  receiver = createServer((request, response) => {
    paths.add(request.url)
    void json(request).then((body) => {
      received.push(body as Received)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  llm = await start({ apiKey: llmKey })
  const { port } = receiver.address() as AddressInfo
  const env = {
    ...llmEnv('anthropic', llm),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_SERVICE_NAME: 'clarity-test',
  }
  // Two processes' worth of work: the context travels in the job's row alone.
  api = await startTestApp({ ...env, ROLE: 'api' })
  worker = await startBeside(api, { ...env, ROLE: 'worker' })
})
afterAll(async () => {
  await stopTracing()
  await worker.close()
  await api.close()
  await llm.close()
  receiver.close()
})

it('records a request, its jobs and their calls to providers in one trace', { timeout: 90_000 }, async () => {
  const story = new DemoStory(await ApiClient.signedIn(api))
  const { requestId } = await story.request({ role: 'recipient' })
  await story.messagesOnceThere(recipientPhone, 1)
  await story.converse(requestId, readConversation('bank-call-0002f70f').transcript)
  await story.messagesOnceThere(recipientPhone, 2)
  await jobsDone(api.dataSource)
  const payloads = await api.dataSource.query<{ name: string; data: Record<string, unknown> }[]>(
    'SELECT name, data FROM pgboss.job',
  )
  await stopTracing()

  const spans = received.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )
  expect(paths).toEqual(new Set(['/v1/traces']))
  expect(JSON.stringify(received[0]!.resourceSpans[0]!.resource)).toContain('clarity-test')
  const byId = new Map(spans.map((span) => [span.spanId, span]))
  const pathOf = (span: ReceivedSpan): string[] => {
    const parent = span.parentSpanId ? byId.get(span.parentSpanId) : undefined
    return parent ? [...pathOf(parent), span.name] : [span.name]
  }
  const pathsOf = (name: string) => spans.filter((span) => span.name === name).map(pathOf)
  expect(pathsOf('sms.send')).toContainEqual(['POST /api/request-demo', 'job send-sms', 'sms.send'])
  expect(pathsOf('llm.generate')).toContainEqual([
    'POST /api/webhooks/elevenlabs',
    'job take-in-conversation',
    'job write-report',
    'report-writer.write',
    'llm.generate',
  ])
  for (const span of spans.filter(({ name }) => name === 'sms.send' || name === 'llm.generate'))
    expect(span.traceId).toBe(byId.get(span.parentSpanId!)!.traceId)
  expect(JSON.stringify(received)).not.toMatch(/Alex|4155550123|demo\/[0-9a-f]{8}/)

  // A handler still gets what was queued: the trace is one field beside it, which an older release does not read.
  const sent = payloads.find(({ name }) => name === 'send-sms')!
  expect(Object.keys(sent.data).sort()).toEqual(['messageId', 'traceparent'])
})
