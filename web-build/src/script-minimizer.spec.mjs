import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildOf } from './build-of.mjs'
import { ScriptMinimizer } from './script-minimizer.mjs'

let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'script-minimizer-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

async function build(source) {
  writeFileSync(join(folder, 'index.js'), source)
  await buildOf({
    mode: 'production',
    context: folder,
    entry: './index.js',
    output: { path: join(folder, 'dist'), library: { type: 'var', name: 'kept_name' } },
    optimization: { minimizer: [new ScriptMinimizer()] },
  })
  return (name) => readFileSync(join(folder, 'dist', name), 'utf8')
}

it('minifies the inside of a script, and keeps its exported names', async () => {
  const read = await build('const wordy = Math.random()\nexport const known = () => wordy + wordy // said to no one\n')
  expect(read('main.js')).toContain('var kept_name')
  expect(read('main.js')).toContain('known')
  expect(read('main.js')).not.toMatch(/wordy|said to no one/)
})

it('keeps each licence once, in a file that the script names', async () => {
  const licence = '/*! @license Made by somebody */'
  const read = await build(`${licence}\nexport const a = Math.random()\n${licence}\nexport const b = Math.random()\n`)
  expect(read('main.js')).toMatch(/^\/\*! For license information please see main\.js\.LICENSE\.txt \*\/\n/)
  expect(read('main.js')).not.toContain('somebody')
  expect(read('main.js.LICENSE.txt')).toBe(`${licence}\n`)
})
