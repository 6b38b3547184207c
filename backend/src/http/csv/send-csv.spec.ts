import compress from '@fastify/compress'
import fastify, { type FastifyInstance } from 'fastify'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readCsv } from '../../../test/csv-rows.js'
import { sendCsv } from './send-csv.js'

interface Row {
  readonly id: number
}

/** Rows of about 100 KB a batch. */
const batch: Row[] = Array.from({ length: 1_000 }, (_, id) => ({ id }))
const columns = { Id: (row: Row) => row.id, Filling: () => 'x'.repeat(90) }

let server: FastifyInstance
let batches: () => AsyncGenerator<readonly Row[]>

beforeEach(async () => {
  server = fastify()
  await server.register(compress, { encodings: ['br', 'gzip'] })
  server.get('/', (_request, reply) => sendCsv(reply, 'rows', columns, batches()))
  await server.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => server.close())

async function open(headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const { port } = server.server.address() as AddressInfo
  const request = get({ port, host: '127.0.0.1', headers })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  return response
}

describe('a file of many batches', () => {
  it('has its headings and every row, and a name with the day', async () => {
    batches = async function* () {
      for (let round = 0; round < 3; round += 1) yield await Promise.resolve(batch)
    }
    const response = await open()
    expect(response.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="rows-${new Date().toISOString().slice(0, 10)}.csv"`,
    })
    const rows = readCsv((await buffer(response)).toString())
    expect(rows[0]).toEqual(['Id', 'Filling'])
    expect(rows.slice(1).map(([id]) => Number(id))).toEqual([...batch, ...batch, ...batch].map(({ id }) => id))
  })

  it.each([{}, { 'accept-encoding': 'br' }, { 'accept-encoding': 'gzip' }])(
    'is read no faster than the caller takes it, and no further than the caller stays (%o)',
    async (headers) => {
      let read = 0
      let isEnded = false
      batches = async function* () {
        try {
          for (; ; read += 1) yield await Promise.resolve(batch.map(() => ({ id: Math.random() })))
        } finally {
          isEnded = true
        }
      }
      const response = await open(headers)
      // The client does not read, so without backpressure the server would read on without end.
      let before = -1
      await vi.waitUntil(
        () => {
          const stands = read > 0 && read === before
          before = read
          return stands
        },
        { timeout: 20_000, interval: 200 },
      )
      expect(isEnded).toBe(false)
      response.destroy()
      await vi.waitFor(() => expect(isEnded).toBe(true), { timeout: 10_000 })
    },
  )

  it('is cut off if a later batch cannot be read, because half a file must not look whole', async () => {
    batches = async function* () {
      yield await Promise.resolve(batch)
      throw new Error('The database is gone.')
    }
    await expect(open().then(buffer)).rejects.toThrow()
  })
})

it('answers an ordinary failure if the first batch cannot be read', async () => {
  batches = async function* () {
    yield* []
    await Promise.reject(new Error('The database is gone.'))
  }
  const response = await open()
  expect(response.statusCode).toBe(500)
  response.resume()
})
