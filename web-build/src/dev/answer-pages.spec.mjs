import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, expect, it } from 'vitest'
import { answerPages } from './answer-pages.mjs'
import { BackendCall } from './backend-call.mjs'

const icon = Buffer.from([0x89, 0x50, 0xff, 0x00])
const servers = []
afterAll(() => servers.forEach((server) => server.close()))

const backend = await serve(({ url }, response) => {
  const [type, body] = url === '/icon.png' ? ['image/png', icon] : ['text/html; charset=utf-8', `built ${url}`]
  response.setHeader('content-type', type)
  response.setHeader('content-security-policy', "default-src 'self'")
  response.statusCode = url === '/unknown' ? 404 : 200
  response.end(body)
})

const page = {
  async inPlaceOf(html) {
    if (html === 'built /broken') throw new Error('no app.js')
    return html === 'built /other' ? undefined : html.replace('built', 'developed')
  },
}
const front = await serveBefore(backend)

function serveBefore(backend) {
  const call = new BackendCall({ backend, publicOrigin: backend })
  const answer = answerPages({ backend: call, registry: {}, pages: [page], ready: async () => {} })
  return serve((request, response) => answer(request, response, () => response.end('forwarded')))
}

async function serve(listener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${server.address().port}`
}

const text = async (path, init) => (await fetch(front + path, init)).text()

it('serves the development page whatever the caller accepts', async () => {
  expect(await text('/')).toBe('developed /')
  expect(await text('/', { headers: { accept: 'text/html' } })).toBe('developed /')
})

it("keeps the backend's status, but not the policy of its page", async () => {
  const { status, headers } = await fetch(`${front}/unknown`)
  expect(status).toBe(404)
  expect(headers.has('content-security-policy')).toBe(false)
})

it('leaves other pages and files as they are', async () => {
  expect(await text('/other')).toBe('built /other')
  expect(Buffer.from(await (await fetch(`${front}/icon.png`)).arrayBuffer())).toEqual(icon)
})

it('forwards what is no page', async () => {
  expect(await text('/api/health')).toBe('forwarded')
  expect(await text('/', { method: 'POST' })).toBe('forwarded')
})

it('says why there is no page, and makes the browser ask again', async () => {
  const broken = await fetch(`${front}/broken`)
  expect([broken.status, broken.headers.get('refresh')]).toEqual([500, '2'])
  expect(await broken.text()).toBe('The page cannot be built; the terminal shows the error. (no app.js)')

  const nowhere = await serveBefore('http://127.0.0.1:1')
  const down = await fetch(nowhere)
  expect([down.status, down.headers.get('refresh')]).toEqual([502, '2'])
  expect(await down.text()).toContain('http://127.0.0.1:1 cannot be reached')
})
