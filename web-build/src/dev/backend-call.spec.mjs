import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BackendCall } from './backend-call.mjs'

const publicOrigin = 'https://clarity.example.com'
const servers = []
let front
let asked

beforeAll(async () => {
  const backend = await started((request, response) => {
    asked = request
    response.setHeader('location', `${publicOrigin}/admin?from=here`)
    response.setHeader('strict-transport-security', 'max-age=1')
    response.writeHead(302).end('moved')
  })
  const call = new BackendCall({ backend, publicOrigin })
  front = await started((request, response) => call.forward(request, response))
})
afterAll(() => servers.forEach((server) => server.close()))

const started = (answer) =>
  new Promise((resolve) => {
    const server = createServer(answer).listen(0, 'localhost', () =>
      resolve(`http://localhost:${server.address().port}`),
    )
    servers.push(server)
  })

it('the backend sees requests from its own pages, and a redirect to it stays on this server', async () => {
  const answer = await fetch(`${front}/a?b=c`, { headers: { origin: front }, redirect: 'manual' })
  expect(asked.url).toBe('/a?b=c')
  expect(asked.headers.origin).toBe(publicOrigin)
  expect(answer.status).toBe(302)
  expect(answer.headers.get('location')).toBe('/admin?from=here')
  expect(answer.headers.get('strict-transport-security')).toBeNull()
  expect(await answer.text()).toBe('moved')
})

it('a backend that is down is named', async () => {
  const call = new BackendCall({ backend: 'http://localhost:1', publicOrigin })
  const other = await started((request, response) => call.forward(request, response))
  const answer = await fetch(other)
  expect(answer.status).toBe(502)
  expect(await answer.text()).toContain('http://localhost:1 cannot be reached')
})
