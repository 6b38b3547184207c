import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { writeRemote } from './write-remote.mjs'

const folder = mkdtempSync(join(tmpdir(), 'clarity-create-'))
afterAll(() => rmSync(folder, { recursive: true }))

it("a new module has its own name wherever the template's was", () => {
  const written = join(folder, 'well')
  writeRemote({ name: 'acme-orders', scope: '@acme', folder: written })
  const { name, clarity } = JSON.parse(readFileSync(join(written, 'package.json'), 'utf8'))
  expect(name).toBe('@acme/acme-orders')
  expect(clarity).toMatchObject({ title: 'Acme Orders', routes: ['/admin/acme-orders'] })
  const sources = readdirSync(join(written, 'src'))
  expect(sources).toContain('acme-orders-page.tsx')
  for (const file of sources) expect(readFileSync(join(written, 'src', file), 'utf8')).not.toMatch(/sample.?module/i)
  expect(readFileSync(join(written, '.gitignore'), 'utf8')).toContain('node_modules')
})

it.each([
  [{ name: 'Orders' }, 'must be a name such as mf-reports'],
  [{ name: 'orders', scope: 'acme' }, 'The scope must be one such as @acme'],
])('%o is refused', (names, reason) => {
  expect(() => writeRemote({ ...names, folder: join(folder, 'refused') })).toThrow(reason)
})

it('a folder with files is left alone', () => {
  writeFileSync(join(folder, 'mine.txt'), '')
  expect(() => writeRemote({ name: 'orders', folder })).toThrow('is not empty')
})
