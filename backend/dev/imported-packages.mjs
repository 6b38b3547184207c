import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compiledFolder } from './compile.mjs'

const imports = /^(?:import|export)\s(?:[\w\s{},*$]+\sfrom\s)?["']([^."'][^"']*)["'];?$/gm

/** The third-party packages that the compiled programs import. */
export function importedPackages() {
  const found = new Set()
  for (const file of globSync('**/*.js', { cwd: compiledFolder })) {
    for (const [, name] of readFileSync(join(compiledFolder, file), 'utf8').matchAll(imports))
      if (!name.startsWith('@clarity/')) found.add(name)
  }
  return [...found]
}
