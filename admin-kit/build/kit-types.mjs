import { join } from 'node:path'
import ts from 'typescript'
import { kitFolder } from './kit.mjs'

/**
 * Writes the declarations of these sources and of what they import, by their paths in the repository, into a folder.
 * Throws if a declaration cannot be written.
 */
export function writeDeclarations(sources, folder) {
  const { config } = ts.readConfigFile(join(kitFolder, 'tsconfig.json'), ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [], include: [] }, ts.sys, kitFolder)
  const program = ts.createProgram(
    [join(kitFolder, 'src/ambient.d.ts'), ...sources.map((source) => join(kitFolder, source))],
    {
      ...options,
      noEmit: false,
      noCheck: true,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: join(kitFolder, '..'),
      outDir: folder,
    },
  )
  const { diagnostics } = program.emit()
  if (diagnostics.length > 0) throw new Error(ts.formatDiagnostics(diagnostics, host))
}

const host = {
  getCurrentDirectory: () => kitFolder,
  getCanonicalFileName: (name) => name,
  getNewLine: () => '\n',
}
