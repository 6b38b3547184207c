#!/usr/bin/env node
import { resolve } from 'node:path'
import { backendAddress } from './backend-address.mjs'
import { DeployedAdminPage } from './dev/deployed-admin-page.mjs'
import { devReact } from './dev/dev-react-config.mjs'
import { DevRegistry } from './dev/dev-registry.mjs'
import { devRemote } from './dev/dev-remote-config.mjs'
import { startFrontServer } from './dev/front-server.mjs'
import { remoteName } from './remote-package.mjs'

const { PORT: port = '3100' } = process.env
// Further modules: npm run dev -- ../another-module
const folders = ['.', ...process.argv.slice(2)].map((folder) => resolve(folder))
const names = folders.map(remoteName)

try {
  const backend = backendAddress()
  const front = await startFrontServer({
    configs: [devReact(folders[0]), ...folders.map(devRemote)],
    makePages: (compiler) => {
      const registry = new DevRegistry(names.map(compiler))
      return { registry, pages: [new DeployedAdminPage({ registry, react: '/dev-react/react.js' })] }
    },
    backend,
    publicOrigin: new URL(backend).origin,
    port,
    ready: async () => {},
  })
  await front.compiled()
  console.log(`The admin of ${backend} with ${names.join(', ')} from here: http://localhost:${port}/admin`)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
