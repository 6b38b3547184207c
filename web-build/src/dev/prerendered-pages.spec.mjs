import fs, { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { PrerenderedPages } from './prerendered-pages.mjs'

const folder = mkdtempSync(join(tmpdir(), 'clarity-dev-pages-'))
afterAll(() => rmSync(folder, { recursive: true }))

const built = '<title>Home</title><meta content="%origin%/share.png"><style>p{color:#00f}</style><p>Welcome</p>'
const served = built.replace('%origin%', 'http://localhost:4000')

writeFileSync(join(folder, 'index.html'), built)
writeFileSync(join(folder, 'page.css'), 'p { color: red }')
writeFileSync(join(folder, 'app.js'), 'render()\n')
writeFileSync(join(folder, 'first-paint.js'), 'start()\n')
writeFileSync(join(folder, 'prerender.mjs'), "export const word = 'Hello'\n")

const pages = new PrerenderedPages({
  compilers: [
    { outputPath: folder, outputFileSystem: fs, options: { output: { publicPath: '/dev/' } } },
    { outputPath: folder, outputFileSystem: fs },
    { outputPath: folder },
  ],
  origin: 'http://localhost:4000',
  pagePlugins: [
    {
      folder: '.',
      entry: 'first-paint',
      stylesheet: join(folder, 'page.css'),
      pages: {
        index: ({ prerendered, styles, script, app }) =>
          `<style>${styles}</style><script>${script}</script>${prerendered.word} ${app} %origin%`,
      },
    },
  ],
})

it('a built page is replaced by the page of the sources, with its styles and scripts', async () => {
  expect(await pages.inPlaceOf(served)).toBe(
    '<style>p{color:red}</style><script>start()</script>Hello /dev/app.js http://localhost:4000',
  )
})

it('another answer is left as it is', async () => {
  expect(await pages.inPlaceOf('<title>Another page</title>')).toBeUndefined()
})
