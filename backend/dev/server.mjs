/*
 * The server of `npm run dev`: loads the packages, which takes most of the start-up time, and waits for a message
 * before it loads the backend's own programs.
 */
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { compiledFolder } from './compile.mjs'
import { importedPackages } from './imported-packages.mjs'

const packages = join(import.meta.dirname, '..', '..', 'node_modules')
enableCompileCache(join(packages, '.cache', 'clarity-dev-server'))
const leave = () => process.exit()
const asked = new Promise((resolve) => process.once('message', resolve))
process.once('disconnect', leave)
for (const name of importedPackages()) await import(name)
// A server that is replaced ends by a signal, without writing it.
flushCompileCache()
await asked
// From here on the server handles its own shutdown.
process.off('disconnect', leave)
await import(join(compiledFolder, 'main.js'))
// A failed start has already printed its error and set the exit code.
if (process.exitCode === undefined) process.send('ready')
