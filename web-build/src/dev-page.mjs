import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { devFolder } from './dev-configs.mjs'
import { dataMarker } from './page-plugin.mjs'

const pageData = /<script type="application\/json" id="page-data">([^<]*)<\/script>/

/**
 * The admin page and the registry's answer of a running backend, with one remote replaced by its development build.
 * The page is this workspace's shell; only its data come from the backend.
 */
export class DevPage {
  constructor({ backend, name, host, remote }) {
    Object.assign(this, { backend, name, host, remote })
  }

  async html(request) {
    const text = await this.ask(request).then((answer) => answer.text())
    const found = pageData.exec(text)
    if (!found) throw new Error(`${this.backend} answered with no admin page.`)
    const data = JSON.parse(found[1])
    const placed = JSON.stringify({ ...data, remotes: this.replaced(data.remotes) }).replaceAll('<', '\\u003c')
    const page = read(this.host, '../index.html').toString()
    return page.replace(dataMarker, () => `<script type="application/json" id="page-data">${placed}</script>`)
  }

  async activeRemotes(request) {
    const answer = await this.ask(request)
    const body = await answer.json()
    return { status: answer.status, body: answer.ok ? this.replaced(body) : body }
  }

  ask({ url, headers: { cookie = '' } }) {
    return fetch(new URL(url, this.backend), { headers: { cookie } })
  }

  replaced(remotes) {
    const { version, manifest } = JSON.parse(read(this.remote, '../release.json'))
    const { contract, title, entry, global, routes, navigation } = manifest
    const integrity = `sha384-${createHash('sha384').update(read(this.remote, entry)).digest('base64')}`
    const own = {
      name: this.name,
      version,
      contract,
      title,
      entry: devFolder + entry,
      integrity,
      global,
      routes,
      navigation,
    }
    return [...remotes.filter(({ name }) => name !== this.name), own]
  }
}

const read = (compiler, file) => compiler.outputFileSystem.readFileSync(join(compiler.outputPath, file))
