import { mkdtemp, readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { copySite, rebuildSite } from '../../../test/rebuild-site.js'
import { builtFolders } from '../../config/built-folders.js'
import { BuiltFolder } from './built-folder.js'
import { readPageFile, type PageFile } from './page-file.js'

let folder: string
let site: string
let pages: BuiltFolder<{ home: PageFile; screen: PageFile }>

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clarity-pages-'))
  site = join(folder, 'site')
  await copySite(builtFolders.site, site)
  pages = await BuiltFolder.read({
    folder: site,
    files: ['index.html', 'screen.html'],
    read: async () => ({
      home: await readPageFile(site, 'index', 'http://localhost'),
      screen: await readPageFile(site, 'screen', 'http://localhost'),
    }),
  })
})
afterEach(() => rm(folder, { recursive: true }))

/** The next build, in a separate folder. */
const rebuild = (script: string) => rebuildSite(site, join(folder, script), script)

async function replaceBy(next: string): Promise<void> {
  await rm(site, { recursive: true })
  await rename(next, site)
}

async function look(times: number): Promise<void> {
  for (let n = 0; n < times; n += 1) await pages.look()
}

const isOf = (script: string) => [pages.pages.home, pages.pages.screen].map(({ html }) => html.includes(script))

describe('a folder that a build replaces', () => {
  it('is read when two looks have found the same', async () => {
    await replaceBy(await rebuild('app.next.js'))
    await look(1)
    expect(isOf('app.next.js')).toEqual([false, false])
    await look(1)
    expect(isOf('app.next.js')).toEqual([true, true])
  })

  it('is not read during a build', async () => {
    await replaceBy(await rebuild('app.next.js'))
    const late = join(
      site,
      'assets',
      (await readdir(join(site, 'assets'))).find((name) => name.endsWith('.css'))!,
    )
    for (let n = 1; n <= 5; n += 1) {
      await utimes(late, n, n)
      await look(1)
    }
    expect(isOf('app.next.js')).toEqual([false, false])
    await look(1)
    expect(isOf('app.next.js')).toEqual([true, true])
  })

  it.each([
    ['a page', 'index.html', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
    ['a packed page', 'screen.html.br', (whole: Buffer) => whole.subarray(0, 100)],
    ['its policy', 'csp.json', () => Buffer.from('{"scriptHashes":[],"styleHashes":[]}')],
  ])('is not read while %s is not whole', async (_, name, spoil) => {
    const next = await rebuild('app.next.js')
    const whole = await readFile(join(next, name))
    await writeFile(join(next, name), spoil(whole))
    await replaceBy(next)
    await look(4)
    expect(isOf('app.next.js')).toEqual([false, false])
    await writeFile(join(site, name), whole)
    await look(2)
    expect(isOf('app.next.js')).toEqual([true, true])
  })

  it('keeps serving the pages while the folder is missing', async () => {
    await rm(site, { recursive: true })
    await look(3)
    expect(pages.pages.home.html).toContain('</html>')
  })

  it('keeps the scripts of two builds', async () => {
    const kept = () =>
      ['app.second.js', 'app.third.js', 'app.fourth.js'].map((name) => pages.findAsset(name) !== undefined)
    for (const script of ['app.second.js', 'app.third.js', 'app.fourth.js']) {
      await replaceBy(await rebuild(script))
      await look(2)
    }
    expect(kept()).toEqual([false, true, true])
  })
})
