import { createHash } from 'node:crypto'
import webpack from 'webpack'
import { brotli } from './brotli-plugin.mjs'
import { NameByContentPlugin } from './name-by-content-plugin.mjs'
import { remoteManifest } from './remote-manifest.mjs'
import { filledSlots, heavySlots } from './remote-slots.mjs'
import { routeFiles } from './route-files.mjs'

const { Compilation, sources, WebpackError } = webpack

/**
 * Writes `release.json`: the version, which ends in the hash of all files, and the manifest. `limits` are the
 * most bytes of the entry and of each slot's filling; null if their sizes have no limit.
 */
export class ReleaseFilePlugin {
  constructor({ folder, global, limits }) {
    Object.assign(this, { folder, global, limits })
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('ReleaseFilePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'ReleaseFilePlugin', stage }, (assets) => {
        if (compilation.errors.length > 0) return
        const entry = Object.keys(assets).find((name) => /^remote(\.\w+)?\.js$/.test(name))
        const slots = filledSlots(this.folder, compilation)
        if (this.limits) {
          requireSmall(compilation, assets[entry], this.limits.entry)
          for (const sentence of heavySlots(slots, assets, this.limits.slot))
            compilation.errors.push(new WebpackError(sentence))
        }
        const global = this.global.replace(NameByContentPlugin.placeholder, compilation.contentName ?? '')
        const { version, manifest } = remoteManifest({
          folder: this.folder,
          entry,
          global,
          taken: taken(compilation),
          slots,
          filesOf: (routes) => routeFiles(compilation, routes),
        })
        const release = { version: `${version}+${contentHash(assets)}`, manifest }
        compilation.emitAsset('../release.json', new sources.RawSource(JSON.stringify(release, null, 2)))
      })
    })
  }
}

function requireSmall(compilation, entry, mostBytes) {
  const bytes = brotli(entry.buffer()).length
  if (bytes > mostBytes)
    compilation.errors.push(new WebpackError(`The entry has ${bytes} bytes (brotli) of at most ${mostBytes}.`))
}

/** The requests that the build does not bundle but takes from the host. */
const taken = (compilation) =>
  [...compilation.modules].filter(({ type }) => type === 'consume-shared-module').map(({ options }) => options.shareKey)

function contentHash(assets) {
  const hash = createHash('sha256')
  for (const name of Object.keys(assets).sort()) hash.update(name).update('\0').update(assets[name].buffer())
  return hash.digest('hex').slice(0, 12)
}
