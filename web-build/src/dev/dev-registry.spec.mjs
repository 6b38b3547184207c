import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { DeployedAdminPage } from './deployed-admin-page.mjs'
import { DevRegistry } from './dev-registry.mjs'
import { pageDataOf, scriptOf } from './page-data.mjs'

const folder = mkdtempSync(join(tmpdir(), 'clarity-dev-registry-'))
afterAll(() => rmSync(folder, { recursive: true }))

const slot = { slot: 'dashboard', title: 'Latest notes', order: 1 }
const manifest = { contract: 1, title: 'Notes', entry: 'remote.js', global: 'notes_dev', routes: ['/admin/notes'] }
mkdirSync(join(folder, 'files'))
writeFileSync(join(folder, 'files/remote.js'), '')
writeFileSync(
  join(folder, 'release.json'),
  JSON.stringify({
    version: '1.0.0',
    manifest: { ...manifest, navigation: [], slots: [{ ...slot, files: ['slot.js'] }] },
  }),
)

const registry = new DevRegistry([{ name: 'notes', outputPath: join(folder, 'files'), outputFileSystem: fs }])
const [others, released] = [{ name: 'others' }, { name: 'notes', version: '0.9.0' }]

describe('the remote in development', () => {
  it('is in the place of the released one', () => {
    const { shell, remotes } = registry.inAnswer({ shell: 'abc', remotes: [released, others], waiting: [] })
    expect(shell).toBe('abc')
    expect(remotes.map(({ name }) => name)).toEqual(['others', 'notes'])
    expect(remotes[1]).toMatchObject({ version: '1.0.0', entry: '/dev-remotes/notes/remote.js', slots: [slot] })
  })

  it('waits no longer', () => {
    expect(registry.inAnswer({ remotes: [], waiting: [released, others] }).waiting).toEqual([others])
  })

  it('is in the list of active remotes too', () => {
    expect(registry.inAnswer([others]).map(({ name }) => name)).toEqual(['others', 'notes'])
  })
})

describe("the backend's own admin page", () => {
  const page = new DeployedAdminPage({ registry, react: '/dev-react/react.js' })
  const html = `<link href="/admin-assets/a.css">${scriptOf({ remotes: [] })}<script defer src="/admin-assets/a.js"></script>`

  it('has the remote in development, and runs React from there before anything else', () => {
    const answer = page.inPlaceOf(html)
    expect(pageDataOf(answer).remotes.map(({ name }) => name)).toEqual(['notes'])
    expect(answer.match(/src="[^"]+"/g)).toEqual(['src="/dev-react/react.js"', 'src="/admin-assets/a.js"'])
  })

  it('is the only page that changes', () => {
    expect(page.inPlaceOf('<p>Home</p>')).toBeUndefined()
  })
})
