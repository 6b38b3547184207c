import { existsSync, readFileSync } from 'node:fs'
import { createServer, request as send } from 'node:http'
import { once } from 'node:events'
import { basename, join } from 'node:path'
import { brotli } from '../../web-build/src/brotli-plugin.mjs'

const assets = '/admin-assets/'
const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }

/** Serves the files of `folder` instead of the product's own admin files, and forwards all other requests. */
export async function fakeServer({ product, folder }) {
  const server = createServer((request, response) => {
    if (request.url.startsWith(assets)) answerFile(join(folder, withoutHash(basename(request.url))), response)
    else if (request.url.startsWith('/admin')) void passPage(product, request, response)
    else passOn(product, request, response)
  })
  await once(server.listen(0), 'listening')
  return {
    url: `http://localhost:${server.address().port}`,
    close: () => server.close().closeAllConnections(),
  }
}

// The product's page refers to its own build's files; the other build has the same names without the hash.
const withoutHash = (name) => name.replace(/\.\w{10}(?=\.)/, '')

function answerFile(file, response) {
  if (!existsSync(`${file}.br`)) {
    response.writeHead(404).end()
    return
  }
  const bytes = readFileSync(`${file}.br`)
  response
    .writeHead(200, {
      'content-type': types[file.split('.').at(-1)],
      'content-encoding': 'br',
      'content-length': bytes.length,
      'cache-control': 'public, max-age=31536000, immutable',
    })
    .end(bytes)
}

/** The product's page without the files of remotes, of which the other build has none. */
async function passPage(product, { url, headers: { cookie = '' } }, response) {
  const answer = await fetch(new URL(url, product), { headers: { cookie, 'accept-encoding': 'identity' } })
  const page = brotli(Buffer.from((await answer.text()).replaceAll(/<link rel="preload"[^>]*>/g, '')))
  const policy = answer.headers.get('content-security-policy')
  response
    .writeHead(answer.status, {
      'content-type': answer.headers.get('content-type'),
      'content-security-policy': policy,
      'content-encoding': 'br',
      'content-length': page.length,
      'cache-control': 'no-store',
    })
    .end(page)
}

function passOn(product, request, response) {
  const { url, method, headers } = request
  const passed = send(new URL(url, product), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers)
    answer.pipe(response)
  })
  request.pipe(passed)
}
