import { transformFile } from '@swc/core'
import { existsSync, globSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const backend = dirname(import.meta.dirname)
const sources = join(backend, 'src')
const settings = join(backend, '.swcrc')

/** Beside `dist`, because the programs find the built pages from their own folder. */
export const compiledFolder = join(backend, '.dev')

const compiledFile = (file) => join(compiledFolder, file.replace(/ts$/, 'js'))

/**
 * Brings the compiled programs to the state of the sources, without looking at types. Answers with whether anything
 * changed; throws what the compiler says of a source that cannot be read.
 */
export async function compile() {
  const files = globSync('**/*.ts', { cwd: sources }).filter((file) => !file.endsWith('.spec.ts'))
  const changed = files.filter(isChanged)
  await Promise.all(changed.map(compileFile))
  const kept = new Set(files.map(compiledFile))
  const left = globSync('**/*.js', { cwd: compiledFolder })
    .map((file) => join(compiledFolder, file))
    .filter((file) => !kept.has(file))
  for (const file of left) rmSync(file)
  return changed.length + left.length > 0
}

function isChanged(file) {
  const compiled = compiledFile(file)
  if (!existsSync(compiled)) return true
  const { mtimeMs } = statSync(compiled)
  return [join(sources, file), settings].some((source) => statSync(source).mtimeMs > mtimeMs)
}

async function compileFile(file) {
  // What is saved while this runs is newer than what is compiled, and is compiled again.
  const { code } = await transformFile(join(sources, file), { configFile: settings, sourceMaps: 'inline' })
  mkdirSync(dirname(compiledFile(file)), { recursive: true })
  writeFileSync(compiledFile(file), code)
}
