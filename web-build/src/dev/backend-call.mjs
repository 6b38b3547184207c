import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { toBackend, toBrowser } from './cookies.mjs'

// A browser would keep this for localhost.
const dropped = ['strict-transport-security', 'connection', 'transfer-encoding']

/** Answers with an error; the browser asks again until there is a page. */
export function refuse(response, status, message) {
  if (response.headersSent) return response.destroy()
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', refresh: '2' })
  response.end(message)
}

/** A running backend behind the development server: requests and answers are as if the browser had asked it. */
export class BackendCall {
  /** `publicOrigin` is the address that the backend is configured with. */
  constructor({ backend, publicOrigin }) {
    this.url = new URL(backend)
    this.publicOrigin = publicOrigin
    this.request = this.url.protocol === 'https:' ? httpsRequest : httpRequest
  }

  /** Passes a request on, and its answer back. */
  forward(request, response) {
    const call = this.start(request)
    call.on('response', (answer) => {
      response.writeHead(answer.statusCode, this.headersOf(answer))
      answer.pipe(response)
    })
    call.on('error', (error) => refuse(response, 502, this.unreached(error)))
    response.on('close', () => call.destroy())
    request.pipe(call)
  }

  /** Passes on a request for what may be a page; resolves to the whole answer. */
  async whole(request) {
    const call = this.start(request, { 'accept-encoding': 'identity' })
    call.end()
    const answer = await new Promise((resolve, reject) => call.on('response', resolve).on('error', reject))
    return { status: answer.statusCode, headers: this.headersOf(answer), body: await buffer(answer) }
  }

  /** Passes on a request for a WebSocket. */
  upgrade(request, socket, head) {
    const call = this.start(request)
    call.on('upgrade', (answer, backendSocket, backendHead) => {
      const lines = answer.rawHeaders.flatMap((name, index, all) => (index % 2 ? [] : [`${name}: ${all[index + 1]}`]))
      socket.write(['HTTP/1.1 101 Switching Protocols', ...lines, '', ''].join('\r\n'))
      socket.write(backendHead)
      backendSocket.write(head)
      for (const [one, other] of [
        [socket, backendSocket],
        [backendSocket, socket],
      ])
        one.on('error', () => other.destroy()).pipe(other)
    })
    call.on('response', () => socket.destroy())
    call.on('error', () => socket.destroy())
    call.end()
  }

  unreached(error) {
    return `${this.url.origin} cannot be reached: ${error.message}`
  }

  start({ method, url, headers }, others = {}) {
    const asked = { ...headers, host: this.url.host, ...others }
    // The backend accepts requests from its own pages only.
    if (asked.origin) asked.origin = this.publicOrigin
    if (asked.cookie) asked.cookie = toBackend(asked.cookie)
    return this.request(new URL(url, this.url), { method, headers: asked })
  }

  headersOf({ headers }) {
    const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.includes(name)))
    if (kept['set-cookie']) kept['set-cookie'] = kept['set-cookie'].map(toBrowser)
    if (kept.location?.startsWith(`${this.publicOrigin}/`))
      kept.location = kept.location.slice(this.publicOrigin.length)
    return kept
  }
}
