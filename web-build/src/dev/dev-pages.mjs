#!/usr/bin/env node
/**
 * Every page of the workspace on one port, in front of the backend of `npm run dev`. The parent process reports when
 * that backend is ready or down, and gets a message when the first builds are done.
 */
import { servedContractVersions } from '@clarity/contracts/remote-release'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { AdminPage } from './admin-page.mjs'
import { devHost } from './dev-host-config.mjs'
import { DevRegistry } from './dev-registry.mjs'
import { devRemote } from './dev-remote-config.mjs'
import { startFrontServer } from './front-server.mjs'
import { devPageConfigs } from './page-configs.mjs'
import { PrerenderedPages } from './prerendered-pages.mjs'
import { readiness } from './readiness.mjs'

const { CLARITY_URL: backend, PORT: port, PUBLIC_URL: publicUrl } = process.env
const root = process.cwd()
const [shell, viewer] = [join(root, 'shell'), join(root, 'report-viewer')]

const remotes = readdirSync(root)
  .filter((name) => existsSync(join(root, name, 'package.json')))
  .filter((name) => 'clarity' in JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')))
  .map((name) => join(root, name))
const bundles = await Promise.all([shell, viewer].map(async (folder) => devPageConfigs(await buildOf(folder))))
const remoteConfigs = remotes.map(devRemote)
const { isReady, follow } = readiness()
const { origin } = new URL(publicUrl)

const front = await startFrontServer({
  configs: [
    devHost({ shell, served: servedContractVersions }),
    ...remoteConfigs,
    ...bundles.flatMap(({ configs }) => configs),
  ],
  makePages: (compiler) => {
    const of = (configs) => configs.map(({ name }) => compiler(name))
    const registry = new DevRegistry(of(remoteConfigs))
    const admin = new AdminPage({ host: compiler('admin'), registry })
    const prerendered = bundles.map(
      ({ configs, pagePlugins }) => new PrerenderedPages({ compilers: of(configs), pagePlugins, origin }),
    )
    return { registry, pages: [admin, ...prerendered] }
  },
  backend,
  publicOrigin: origin,
  port,
  ready: isReady,
  // These styles are inline in the pages, and no compiler watches them.
  styles: [join(shell, 'src/styles'), join(viewer, 'src/styles')],
})
follow({ reload: front.reload })
await front.compiled()
process.send?.({ pages: 'ready' })

async function buildOf(folder) {
  const { default: configs } = await import(pathToFileURL(join(folder, 'webpack.config.mjs')))
  return configs
}
