import { join } from 'node:path'

/** A file of a development compiler, which keeps its output in memory. */
export const readOutput = (compiler, file) => compiler.outputFileSystem.readFileSync(join(compiler.outputPath, file))
