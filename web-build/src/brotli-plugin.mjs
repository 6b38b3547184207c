import { brotliCompressSync, constants } from 'node:zlib'
import webpack from 'webpack'

const { Compilation, sources } = webpack

/** Writes a `.br` file beside every browser file, because the server never compresses at run time. */
export class BrotliPlugin {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('BrotliPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER
      compilation.hooks.processAssets.tap({ name: 'BrotliPlugin', stage }, (assets) => {
        for (const [name, source] of Object.entries(assets)) {
          if (/\.(js|css)$/.test(name))
            compilation.emitAsset(`${name}.br`, new sources.RawSource(brotli(source.buffer())))
        }
      })
    })
  }
}

export const brotli = (bytes) =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 22,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  })
