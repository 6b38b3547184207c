import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import webpack from 'webpack'

const { Compilation, DefinePlugin, sources } = webpack

const manifest = createRequire(import.meta.url).resolve('country-flag-icons/package.json')
const { version } = JSON.parse(readFileSync(manifest, 'utf8'))
const drawings = join(dirname(manifest), '3x2')

/** Writes one small image per country beside the scripts: a browser loads only the flags that it shows. */
export class CountryFlagsPlugin {
  apply(compiler) {
    const folder = `flags-${version}`
    new DefinePlugin({ FLAG_FOLDER: JSON.stringify(`${compiler.options.output.publicPath}${folder}/`) }).apply(compiler)
    compiler.hooks.thisCompilation.tap('CountryFlagsPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'CountryFlagsPlugin', stage }, () => {
        for (const name of readdirSync(drawings).filter((file) => file.endsWith('.svg')))
          compilation.emitAsset(`${folder}/${name}`, new sources.RawSource(readFileSync(join(drawings, name))))
      })
    })
  }
}
