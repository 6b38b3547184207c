import { join } from 'node:path'

/** What a compiler of the development server has made, which is in memory only. */
export const readOutput = (compiler, file) => compiler.outputFileSystem.readFileSync(join(compiler.outputPath, file))
