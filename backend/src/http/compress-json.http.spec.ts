import { brotliDecompressSync } from 'node:zlib'
import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../test/test-app.js'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** The bytes as they are sent, which `fetch` would decompress. */
function read(path: string, headers: Record<string, string>) {
  return new Promise<{ headers: NodeJS.Dict<string | string[]>; body: Buffer }>((resolve, reject) => {
    get(app.url + path, { headers }, (answer) => {
      buffer(answer).then((body) => resolve({ headers: answer.headers, body }), reject)
    }).on('error', reject)
  })
}

const document = '/api/scenarios'

it('compresses JSON in one piece, with its length', async () => {
  const plain = await read(document, {})
  const packed = await read(document, { 'accept-encoding': 'gzip, deflate, br' })
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'content-length': String(packed.body.length),
    'content-type': 'application/json; charset=utf-8',
  })
  expect(packed.body.length).toBeLessThan(plain.body.length)
  expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true)
})

it('leaves small answers, and those that ask for gzip, to others', async () => {
  const small = await read('/healthz', { 'accept-encoding': 'br' })
  expect(small.headers).not.toHaveProperty('content-encoding')
  expect((await read(document, { 'accept-encoding': 'gzip' })).headers['content-encoding']).toBe('gzip')
  expect((await read(document, { 'accept-encoding': 'br', 'x-no-compression': '1' })).headers).not.toHaveProperty(
    'content-encoding',
  )
})
