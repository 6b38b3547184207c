import { transformFile } from '@swc/core'
import { cp, glob, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const backend = fileURLToPath(new URL('..', import.meta.url))

export interface CompiledBackend {
  /** A folder laid out like `dist`, for tests that run a program in a separate process. */
  readonly dir: string
  remove(): Promise<void>
}

/** Compiles the current sources: a test must not depend on an old `dist`. */
export async function compileBackend(): Promise<CompiledBackend> {
  const dir = await mkdtemp(join(tmpdir(), 'clarity-compiled-'))
  await cp(join(backend, 'package.json'), join(dir, 'package.json'))
  await symlink(join(backend, '..', 'node_modules'), join(dir, 'node_modules'))
  for await (const file of glob('**/*.ts', {
    cwd: join(backend, 'src'),
    exclude: (name) => name.endsWith('.spec.ts'),
  })) {
    const { code } = await transformFile(join(backend, 'src', file), { configFile: join(backend, '.swcrc') })
    const target = join(dir, file.replace(/ts$/, 'js'))
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, code)
  }
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) }
}
