import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, it } from 'vitest'
import { readConfig } from './read-config.js'

const here = import.meta.dirname
const file = readFileSync(join(here, '../../../.env.example'), 'utf8')

/** The environment variables that the files of this folder read. */
function readNames(): string[] {
  const files = globSync('*.ts', { cwd: here }).filter((name) => !name.endsWith('.spec.ts'))
  const found = files.flatMap((name) => [
    ...readFileSync(join(here, name), 'utf8').matchAll(/\benv(?:, |\[)'([A-Z_]+)'/g),
  ])
  return [...new Set(found.map(([, name]) => name!))].sort()
}

it('lists every variable', () => {
  expect(Object.keys(parseEnv(file)).sort()).toEqual(readNames())
})

it('changes nothing by default', () => {
  expect(readConfig(parseEnv(file))).toEqual(readConfig({}))
})

it('has a comment above every group of variables', () => {
  const blocks = file.split(/\n(?=#)|\n\n/).filter((block) => /^[A-Z_]+=/m.test(block))
  expect(blocks.filter((block) => !block.startsWith('# '))).toEqual([])
})
