#!/usr/bin/env node
import { remoteContractVersion } from '@clarity/contracts/remote-release'
import { remoteName } from './remote-config.mjs'
import { devHost, devRemote, shellFolder } from './dev/admin-configs.mjs'
import { AdminPage } from './dev/admin-page.mjs'
import { startFrontServer } from './dev/front-server.mjs'

const { CLARITY_URL: backend = 'http://localhost:3000', PORT: port = '3100' } = process.env
const folder = process.cwd()
const name = remoteName(folder)

await startFrontServer({
  configs: [devHost({ shell: shellFolder(folder), contract: remoteContractVersion }), devRemote(folder)],
  makePages: (compiler) => {
    const admin = new AdminPage({ host: compiler('admin'), remotes: [compiler(name)] })
    return { admin, pages: [admin] }
  },
  backend,
  publicOrigin: new URL(backend).origin,
  port,
  ready: async () => {},
})
console.log(`The admin with ${name} from this folder: http://localhost:${port}/admin (everything else from ${backend})`)
