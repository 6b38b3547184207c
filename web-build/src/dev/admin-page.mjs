import { createHash } from 'node:crypto'
import { devFolder } from './admin-configs.mjs'
import { pageDataOf, withPageData } from './page-data.mjs'
import { readOutput } from './read-output.mjs'

/** This workspace's admin page and registry: the backend's data, with the development builds of its own remotes. */
export class AdminPage {
  constructor({ host, remotes }) {
    Object.assign(this, { host, remotes })
  }

  /** The development page, if the answer is the admin's page; else undefined. */
  async inPlaceOf(html) {
    const data = html.includes('/admin-assets/') && pageDataOf(html)
    if (!data) return undefined
    const remotes = this.replaced(data.remotes)
    return withPageData(readOutput(this.host, '../index.html').toString(), { ...data, remotes })
  }

  /** The registry's active remotes, with those in development. */
  replaced(active) {
    const own = this.remotes.map(registered)
    return [...active.filter(({ name }) => !own.some((remote) => remote.name === name)), ...own]
  }
}

function registered(compiler) {
  const { version, manifest } = JSON.parse(readOutput(compiler, '../release.json'))
  const { contract, title, entry, global, routes, navigation } = manifest
  const integrity = `sha384-${createHash('sha384').update(readOutput(compiler, entry)).digest('base64')}`
  const address = devFolder(compiler.name) + entry
  return { name: compiler.name, version, contract, title, entry: address, integrity, global, routes, navigation }
}
