import { existsSync, readFileSync } from 'node:fs'
import { createServer, request as send } from 'node:http'
import { once } from 'node:events'
import { basename, join } from 'node:path'

const assets = '/admin-assets/'
const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }

/** Serves the files of `folder` instead of the product's own admin files, and forwards all other requests. */
export async function fakeServer({ product, folder }) {
  const server = createServer((request, response) => {
    if (request.url.startsWith(assets)) answerFile(join(folder, withoutHash(basename(request.url))), response)
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

function passOn(product, request, response) {
  const { url, method, headers } = request
  const passed = send(new URL(url, product), { method, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers)
    answer.pipe(response)
  })
  request.pipe(passed)
}
