import { createHash } from 'node:crypto'
import webpack from 'webpack'

const { Compilation, sources } = webpack

/**
 * Puts a hash of the build in the place of the placeholder in its names: two builds that differ must never meet in one
 * global or one list of chunks, and two that are equal must stay equal.
 */
export class NameByContentPlugin {
  static placeholder = 'CONTENT_HASH'

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('NameByContentPlugin', (compilation) => {
      // After the minimiser, and before the hashes of file names and of integrity are taken.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1
      compilation.hooks.processAssets.tap({ name: 'NameByContentPlugin', stage }, (assets) => {
        const scripts = Object.keys(assets).filter((name) => name.endsWith('.js'))
        const hash = createHash('sha256')
        for (const name of scripts.sort()) hash.update(assets[name].buffer())
        compilation.contentName = hash.digest('hex').slice(0, 10)
        for (const name of scripts) {
          const text = assets[name]
            .source()
            .toString()
            .replaceAll(NameByContentPlugin.placeholder, compilation.contentName)
          compilation.updateAsset(name, new sources.RawSource(text))
        }
      })
    })
  }
}
