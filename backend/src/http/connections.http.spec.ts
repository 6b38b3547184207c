import { once } from 'node:events'
import type { Server } from 'node:http'
import { ErrorBody } from '@clarity/contracts'
import Fastify from 'fastify'
import { parse } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { headOf, rawRequest, rawSocket } from '../../test/raw-request.js'
import { startTestApp, type TestApp } from '../../test/test-app.js'
import { limitAnswerTime } from './connection-limits.js'

let app: TestApp
let server: Server

beforeAll(async () => {
  app = await startTestApp()
  server = app.app.getHttpServer()
})
afterAll(() => app.close())

describe('a connection', () => {
  it('has a time limit for its headers, for its body, and for doing nothing', () => {
    const { headersTimeout, requestTimeout, timeout } = server
    expect({ headersTimeout, requestTimeout, timeout }).toEqual({
      headersTimeout: 20_000,
      requestTimeout: 60_000,
      timeout: 120_000,
    })
  })

  it('is closed with 408 if the body does not arrive in time', async () => {
    const { requestTimeout, headersTimeout } = server
    Object.assign(server, { requestTimeout: 100, headersTimeout: 100 })
    try {
      const { status, body } = await rawRequest(
        app.url,
        `${headOf('POST', '/api/auth/login', { 'content-length': 100 })}{`,
      )
      expect(status).toBe(408)
      expect(parse(ErrorBody, JSON.parse(body)).message).toMatch(/too long/)
    } finally {
      Object.assign(server, { requestTimeout, headersTimeout })
    }
  })

  it('is closed if it says nothing', async () => {
    const { timeout } = server
    server.setTimeout(100)
    try {
      const silent = rawSocket(app.url).resume()
      await once(silent, 'close')
    } finally {
      server.setTimeout(timeout)
    }
  })
})

it('an answer that is not read ends with its connection', async () => {
  const fastify = Fastify()
  limitAnswerTime(fastify, 100)
  fastify.get('/', () => 'x'.repeat(64 * 1024 * 1024))
  const url = await fastify.listen({ port: 0, host: '127.0.0.1' })
  const reader = rawSocket(url).pause()
  const ended = new Promise((resolve) => fastify.server.once('connection', (socket) => socket.once('close', resolve)))
  reader.write(headOf('GET', '/', {}))
  await ended
  reader.destroy()
  await fastify.close()
})

describe('a request with two hosts', () => {
  it('is 400', async () => {
    const bytes = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nhost: evil.example\r\nconnection: close\r\n\r\n'
    const { status, body } = await rawRequest(app.url, bytes)
    expect(status).toBe(400)
    expect(parse(ErrorBody, JSON.parse(body)).message).toBe('The request names two hosts.')
  })
})
