import { join } from 'node:path'

/** A file of a development compiler, which keeps its output in memory. */
export const readOutput = (compiler, file) => compiler.outputFileSystem.readFileSync(join(compiler.outputPath, file))

/** The file's own name. Throws if there is none, because no build has succeeded yet. */
export function existing(compiler, file) {
  compiler.outputFileSystem.statSync(join(compiler.outputPath, file))
  return file
}
