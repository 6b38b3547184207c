import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { LiveStream } from './live-stream.js'

it('sends nothing after its end, which a slow reader may not have reached', async () => {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const asked = once(server, 'request') as Promise<[unknown, ServerResponse]>
  const text = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`).then((answer) => answer.text())
  const [, answer] = await asked
  const errors: unknown[] = []
  answer.on('error', (error) => errors.push(error))
  const stream = new LiveStream('hash', answer)
  stream.open()
  stream.end()
  stream.beat()
  stream.send([{ kind: 'view', id: 'late' }])
  stream.endWithSession()
  expect(await text).toMatch(/^retry: \d{4}\n\n$/)
  expect(errors).toEqual([])
  server.close()
})
