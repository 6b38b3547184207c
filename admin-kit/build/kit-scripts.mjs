import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { entries, kitFolder } from './kit.mjs'

/** Writes the kit as JavaScript modules, without styles: in a page they come from the shell. */
export async function writeScripts(folder) {
  const bundle = await rolldown({
    cwd: kitFolder,
    input: entries,
    platform: 'browser',
    // This repository's own packages are part of the kit; every other one is installed beside it.
    external: (id) => !/^(?:[./\0]|@clarity\/)/.test(id) && !id.startsWith(join(kitFolder, '..')),
    plugins: [
      { name: 'no-styles', load: { filter: { id: /\.css$/ }, handler: () => ({ code: '', moduleType: 'js' }) } },
    ],
  })
  await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'parts/[name].js' })
  await bundle.close()
}
