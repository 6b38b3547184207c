import { watch } from 'node:fs'
import { createServer } from 'node:http'
import webpack from 'webpack'
import devMiddleware from 'webpack-dev-middleware'
import { answerPages } from './answer-pages.mjs'
import { BackendCall } from './backend-call.mjs'

/**
 * Serves the compilers' output with hot updates, and forwards every other request to a running backend. `pages` replace
 * the backend's pages by development pages, and `registry` its remotes; `publicOrigin` is the address that the backend
 * is configured with. `styles` are folders of which a change reloads the page. Throws if the port is taken.
 */
export async function startFrontServer({ configs, makePages, backend, publicOrigin, port, ready, styles = [] }) {
  const compiler = webpack(configs)
  const { registry, pages } = makePages((name) => compiler.compilers.find((each) => each.name === name))
  const own = [updates, ...configs.map(({ output }) => output.publicPath).filter((path) => path?.startsWith('/'))]
  const files = devMiddleware(compiler, fileOptions)
  const built = () => new Promise((resolve) => files.waitUntilValid(resolve))
  const call = new BackendCall({ backend, publicOrigin })
  const answer = answerPages({ backend: call, registry, pages, ready: () => Promise.all([built(), ready()]) })
  const forward = (request, response) => call.forward(request, response)
  const server = createServer((request, response) => {
    if (own.some((path) => request.url.startsWith(path)))
      return files(request, response, () => response.writeHead(404).end())
    answer(request, response, () => forward(request, response))
  })
  server.on('upgrade', (request, socket, head) => call.upgrade(request, socket, head))
  try {
    await listen(server, port)
  } catch (error) {
    // Otherwise the compilers go on watching, and the command never ends.
    await new Promise((resolve) => files.close(resolve))
    throw error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use: set PORT to another one.`) : error
  }
  const reload = () => files.publish({ action: 'reload' })
  for (const folder of styles) watch(folder, reload)
  return { compiled: built, reload }
}

const updates = '/dev-updates'

const fileOptions = {
  index: false,
  stats: 'errors-only',
  // This process imports the prerendering modules from the disk.
  writeToDisk: (file) => file.endsWith('prerender.mjs'),
  hot: {
    path: updates,
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
  },
}

const listen = (server, port) =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, 'localhost', resolve)
  })
