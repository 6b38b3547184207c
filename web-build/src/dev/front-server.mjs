import webpack from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import { answerPages } from './answer-pages.mjs'

/**
 * Serves the compilers' output with hot updates, and forwards every other request to a running backend. `pages` replace
 * the backend's pages by development pages; `publicOrigin` is the address that the backend is configured with.
 */
export async function startFrontServer({ configs, makePages, backend, publicOrigin, port, ready, styles = [] }) {
  const compiler = webpack(configs)
  const { admin, pages } = makePages((name) => compiler.compilers.find((each) => each.name === name))
  const own = configs.map(({ output }) => output.publicPath).filter((path) => path?.startsWith('/'))
  const server = new WebpackDevServer(
    {
      port,
      host: 'localhost',
      static: false,
      hot: true,
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false }, logging: 'warn' },
      webSocketServer: { type: 'ws', options: { path: '/dev-updates' } },
      devMiddleware: {
        index: false,
        // This process imports the prerendering modules from the disk.
        writeToDisk: (file) => file.endsWith('prerender.mjs'),
        stats: 'errors-only',
      },
      watchFiles: styles,
      proxy: [
        {
          context: (path) => path !== '/dev-updates' && !own.some((folder) => path.startsWith(folder)),
          target: backend,
          ws: true,
          changeOrigin: true,
          logLevel: 'warn',
          // The backend accepts requests from its own pages only.
          on: {
            proxyReq: (call) => call.getHeader('origin') && call.setHeader('origin', publicOrigin),
            proxyReqWs: (call) => call.setHeader('origin', publicOrigin),
          },
        },
      ],
      setupMiddlewares: (middlewares, { app }) => {
        const built = () => new Promise((resolve) => server.middleware.waitUntilValid(resolve))
        app.use(answerPages({ backend, admin, pages, own, ready: () => Promise.all([built(), ready()]) }))
        return middlewares
      },
    },
    compiler,
  )
  await server.start()
  return {
    compiled: () => new Promise((resolve) => server.middleware.waitUntilValid(resolve)),
    reload: () => server.middleware.publish({ action: 'reload' }),
    stop: () => server.stop(),
  }
}
