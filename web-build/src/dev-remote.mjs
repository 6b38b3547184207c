#!/usr/bin/env node
import { remoteContractVersion } from '@clarity/contracts/remote-release'
import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { devHost, devRemote, shellFolder } from './dev-configs.mjs'
import { DevPage } from './dev-page.mjs'
import { remoteName } from './remote-config.mjs'

const { CLARITY_URL: backend = 'http://localhost:3000', PORT: port = '3100' } = process.env
const folder = process.cwd()
const name = remoteName(folder)

const compiler = webpack([devHost({ shell: shellFolder(folder), contract: remoteContractVersion }), devRemote(folder)])
const [host, remote] = compiler.compilers
const page = new DevPage({ backend, name, host, remote })

/** Answers with what `make` gives; a backend that is down is said in the answer and ends nothing. */
const answer = (make, send) => async (request, response, next) => {
  if (request.method !== 'GET') return next()
  try {
    send(response, await make(request))
  } catch (error) {
    response.status(502).type('text').send(`${backend} cannot be reached: ${error.message}`)
  }
}

const server = new WebpackDevServer(
  {
    port,
    host: 'localhost',
    static: false,
    hot: true,
    client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
    devMiddleware: { index: false },
    // The backend accepts calls from its own pages only.
    proxy: [
      {
        context: ['/**', '!/admin-assets/**', '!/dev-remote/**', '!/ws'],
        target: backend,
        changeOrigin: true,
        logLevel: 'warn',
        on: { proxyReq: (call) => call.getHeader('origin') && call.setHeader('origin', new URL(backend).origin) },
      },
    ],
    setupMiddlewares: (middlewares, { app }) => {
      const built = (request, response, next) => server.middleware.waitUntilValid(() => next())
      app.get(
        '/admin{/*rest}',
        built,
        answer(
          (request) => page.html(request),
          (response, html) => response.type('html').send(html),
        ),
      )
      app.get(
        '/api/admin/remotes/active',
        built,
        answer(
          (request) => page.activeRemotes(request),
          (response, { status, body }) => response.status(status).json(body),
        ),
      )
      return middlewares
    },
  },
  compiler,
)

await server.start()
console.log(`The admin with ${name} from this folder: http://localhost:${port}/admin (everything else from ${backend})`)
