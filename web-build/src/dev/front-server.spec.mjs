import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { startFrontServer } from './front-server.mjs'

it('says that its port is in use, and stops compiling', async () => {
  const other = createServer()
  await once(other.listen(0, 'localhost'), 'listening')
  const { port } = other.address()
  let isStopped = false
  const started = startFrontServer({
    configs: [{ mode: 'development', context: import.meta.dirname, entry: {}, output: { publicPath: '/dev/' } }],
    makePages(compilerOf) {
      compilerOf(undefined).hooks.watchClose.tap('spec', () => (isStopped = true))
      return { registry: null, pages: [] }
    },
    backend: 'http://localhost:1',
    publicOrigin: 'http://localhost:1',
    port,
    ready: () => Promise.resolve(),
  })
  await expect(started).rejects.toThrow(`Port ${port} is in use: set PORT to another one.`)
  expect(isStopped).toBe(true)
  other.close()
})
