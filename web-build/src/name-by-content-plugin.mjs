import { createHash } from 'node:crypto'
import webpack from 'webpack'

const { Compilation, sources } = webpack

/**
 * Replaces the placeholder in a build's names by a hash of its content. Different builds must never share a global or a
 * list of chunks, and equal builds must stay equal.
 */
export class NameByContentPlugin {
  static placeholder = 'CONTENT_HASH'

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('NameByContentPlugin', (compilation) => {
      // After the minimizer, and before the hashes of file names and of integrity are computed.
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
