import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildOf } from './build-of.mjs'
import { remoteConfig } from './remote-config.mjs'

// Inside the workspace, because it resolves the host's packages.
const scratch = join(import.meta.dirname, '../node_modules/.cache/remote-specs')
const link = { path: '/admin/notes', label: 'Notes', description: 'write notes', icon: 'notes', order: 1 }
const clarity = { title: 'Notes', routes: ['/admin/notes', '/admin/old-notes'], navigation: [link] }

const notes = `
  import { lazyPage, Title } from '@clarity/admin-kit'
  import { lazy } from 'react'
  import './notes.css'
  const Later = lazy(() => import('./later'))
  export default {
    pages: {
      '/admin/notes': () => <Title><Later />NOTES</Title>,
      '/admin/old-notes': lazyPage(() => import(/* webpackChunkName: "old" */ './old')),
    },
  }`

afterAll(() => rmSync(scratch, { recursive: true, force: true }))

/** Builds a remote of these sources and returns its release. */
async function built(name, remote, block = clarity, slot = '') {
  const folder = join(scratch, name)
  mkdirSync(join(folder, 'src/slots'), { recursive: true })
  const write = (file, text) => writeFileSync(join(folder, file), text)
  const dependencies = { react: '^19.2.0', 'react-dom': '~19.2.0', '@clarity/admin-kit': '^0.1.0' }
  write('package.json', JSON.stringify({ name: '@acme/mf-notes', version: '1.4.0', dependencies, clarity: block }))
  write('src/remote.tsx', remote)
  write('src/later.tsx', 'export default () => <p>later</p>')
  write('src/slots/dashboard.tsx', slot)
  write('src/old.tsx', 'export default () => <p>old</p>')
  write('src/notes.css', '.notes { color: #ff0000 }')
  await buildOf(remoteConfig(folder))
  const files = Object.fromEntries(
    readdirSync(join(folder, 'dist/files')).map((file) => [
      file,
      readFileSync(join(folder, 'dist/files', file), 'utf8'),
    ]),
  )
  return { ...JSON.parse(readFileSync(join(folder, 'dist/release.json'), 'utf8')), files }
}

describe('the build of a remote', () => {
  let well
  beforeAll(async () => {
    well = await built('well', notes)
  })

  it('describes itself to the shell before any of its code is fetched', () => {
    const { version, manifest, files } = well
    expect(version).toMatch(/^1\.4\.0\+[0-9a-f]{12}$/)
    expect(manifest).toMatchObject({ contract: 1, title: 'Notes', routes: clarity.routes, navigation: [link] })
    expect(manifest.shared).toEqual({ react: '^19.2.0', '@clarity/admin-kit': '>=0.1.0' })
    expect(manifest.global).toMatch(/^mf_notes_1_4_0_[0-9a-f]{10}$/)
    expect(files[manifest.entry]).toContain(`var ${manifest.global}`)
  })

  it('has an entry of a few kilobytes and one file for the exposed module, with its styles', () => {
    const { manifest, files } = well
    expect(brotliCompressSync(files[manifest.entry]).length).toBeLessThan(8 * 1024)
    const page = Object.keys(files).filter((file) => files[file].includes('NOTES'))
    expect(page).toHaveLength(1)
    expect(files[page[0]]).toContain('.notes{color:red}')
    expect(Object.keys(files).filter((file) => file.endsWith('.css'))).toEqual([])
  })

  it('knows the hash of each of its own parts', () => {
    const { manifest, files } = well
    expect(Object.keys(files)).toHaveLength(4)
    expect(files[manifest.entry].match(/sha384-/g)).toHaveLength(3)
  })

  it('says which files the page of each route needs', () => {
    const { manifest, files } = well
    const fileOf = (text) => Object.keys(files).find((file) => files[file].includes(text))
    const page = fileOf('NOTES')
    expect(manifest.files).toEqual({ '/admin/notes': [page], '/admin/old-notes': [page, fileOf('"old"')] })
  })

  it('is the same for the same sources, and shares no name with a different build', async () => {
    expect(await built('well', notes)).toEqual(well)
    const other = await built('well', notes.replace('NOTES', 'Other notes'))
    expect(other.version).not.toBe(well.version)
    expect(other.manifest.global).not.toBe(well.manifest.global)
    expect(Object.keys(other.files)).not.toContain(well.manifest.entry)
  })
})

describe('the build of a remote that fills a slot', () => {
  const filled = { ...clarity, slots: [{ slot: 'dashboard', title: 'Latest notes', order: 1 }], offers: ['note'] }

  it('has a script of its own for it, which the manifest names', async () => {
    const { manifest, files } = await built('fills', notes, filled, 'export default () => <p>LATEST NOTES</p>')
    const scripts = Object.keys(files).filter((file) => files[file].includes('LATEST NOTES'))
    expect(manifest.slots).toEqual([{ ...filled.slots[0], files: scripts }])
    expect(scripts).toHaveLength(1)
    expect(files[scripts[0]]).not.toContain('"NOTES"')
    expect(manifest.offers).toEqual(['note'])
  })

  it('says what its pages ask for first', async () => {
    const firstCalls = { '/admin/notes': { path: '/api/admin/notes', query: ['q', 'sort'] } }
    const { manifest } = await built('asks', notes, { ...clarity, firstCalls })
    expect(manifest.firstCalls).toEqual(firstCalls)
  })

  it('fails if the scripts of the filling exceed 20 KB, its later parts included', async () => {
    const noise = randomBytes(20 * 1024).toString('base64')
    writeFileSync(join(scratch, 'noise.tsx'), `export default () => <p>${noise}</p>`)
    const slot = "import { lazy } from 'react'\nexport default lazy(() => import('../../../noise'))"
    await expect(built('fills-up', notes, filled, slot)).rejects.toThrow(
      /The slot dashboard has \d+ bytes \(brotli\) of/,
    )
  })
})

describe('the build of a remote fails', () => {
  it.each([
    ["import { Button } from '@mantine/core'", /must not bundle it: .*mantine/],
    ["import { api } from '@clarity/admin-kit/host'", /must not bundle it: .*admin-kit/],
  ])('if it would bundle a module that the host shares: %s', async (line, reason) => {
    const sources = `${line}\nexport default { pages: {}, used: [${/{ (\w+) }/.exec(line)[1]}] }`
    await expect(built('carries', sources)).rejects.toThrow(reason)
  })

  it('if it uses a module that the host does not share', async () => {
    const sources = "import { prerender } from 'react-dom/static'\nexport default { pages: {}, used: [prerender] }"
    await expect(built('takes', sources)).rejects.toThrow('It imports react-dom/static from the host')
  })

  it('if its description is invalid', async () => {
    await expect(built('silent', notes, { ...clarity, routes: ['/elsewhere'] })).rejects.toThrow('must be a path')
  })
})
