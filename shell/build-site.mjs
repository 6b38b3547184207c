import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'

/** Puts the style into the page, and beside it the page's packed form and the hashes that its content policy names. */
const read = (file) => readFile(new URL(`site/${file}`, import.meta.url), 'utf8')
const out = new URL('dist/site/', import.meta.url)

const style = `\n${(await read('site.css')).trim()}\n`
const html = (await read('index.html')).replace(/\n\s*\/\*site\.css\*\/\n\s*/, () => style)
const hash = `sha256-${createHash('sha256').update(style).digest('base64')}`

await mkdir(out, { recursive: true })
await writeFile(new URL('index.html', out), html)
await writeFile(new URL('index.html.br', out), brotliCompressSync(html.replace('<!--notice-->', '')))
await writeFile(new URL('csp.json', out), JSON.stringify({ scriptHashes: [], styleHashes: [hash] }))
