/*
 * The server of `npm run dev`: loads the packages, which takes most of a start, and waits for the word to load the
 * backend's own programs.
 */
import { join } from 'node:path'
import { compiledFolder } from './compile.mjs'
import { importedPackages } from './imported-packages.mjs'

const leave = () => process.exit()
const asked = new Promise((resolve) => process.once('message', resolve))
process.once('disconnect', leave)
for (const name of importedPackages()) await import(name)
await asked
// From here on the server decides how it ends.
process.off('disconnect', leave)
await import(join(compiledFolder, 'main.js'))
// A start that failed has said so and set the exit code.
if (process.exitCode === undefined) process.send('ready')
