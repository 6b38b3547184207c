import { transformFile } from '@swc/core'
import { existsSync, globSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const backend = dirname(import.meta.dirname)
const settings = join(backend, '.swcrc')

/** Next to `dist`, because the programs find the built pages relative to their own folder. */
export const compiledFolder = join(backend, '.dev')

/**
 * Updates the compiled scripts in `to` from the sources in `from`, without type checking. Returns whether anything
 * changed. Throws the compiler's error for a source that cannot be parsed.
 */
export async function compile({ from, to }) {
  const files = globSync('**/*.ts', { cwd: from })
    .filter((file) => !file.endsWith('.spec.ts'))
    .map((file) => ({ source: join(from, file), script: join(to, file.replace(/ts$/, 'js')) }))
  const changed = files.filter(isChanged)
  await Promise.all(changed.map(compileFile))
  const kept = new Set(files.map(({ script }) => script))
  const left = globSync('**/*.js', { cwd: to })
    .map((file) => join(to, file))
    .filter((file) => !kept.has(file))
  for (const file of left) rmSync(file)
  return changed.length + left.length > 0
}

function isChanged({ source, script }) {
  if (!existsSync(script)) return true
  const { mtimeMs } = statSync(script)
  return [source, settings].some((file) => statSync(file).mtimeMs > mtimeMs)
}

async function compileFile({ source, script }) {
  // A source that is saved during this step is newer than its script, and is compiled again.
  const { code } = await transformFile(source, { configFile: settings, sourceMaps: 'inline' })
  mkdirSync(dirname(script), { recursive: true })
  writeFileSync(script, code)
}
