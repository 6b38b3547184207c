import { cp, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { embedPageData } from '../src/features/pages/embed-page-data.js'

/** The file name of the script that the page loads. */
export const scriptOf = (html: string) => /\/site\/(app\.[\w.]+?\.js)/.exec(html)![1]!

/** A copy of the built site, without its 266 flags. */
export function copySite(from: string, to: string): Promise<void> {
  return cp(from, to, { recursive: true, filter: (path) => !path.endsWith('.svg') })
}

/** A copy of the built site after a change: its script has another name, and its pages load that one. */
export async function rebuildSite(from: string, to: string, script: string): Promise<string> {
  await copySite(from, to)
  const old = scriptOf(await readFile(join(to, 'index.html'), 'utf8'))
  for (const end of ['', '.br']) await rename(join(to, 'assets', old + end), join(to, 'assets', script + end))
  for (const name of ['index.html', 'screen.html']) {
    const html = (await readFile(join(to, name), 'utf8')).replaceAll(old, script)
    await writeFile(join(to, name), html)
    await writeFile(join(to, `${name}.br`), brotliCompressSync(embedPageData(html, undefined)))
  }
  return to
}
