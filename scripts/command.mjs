import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { node, root } from './prepare/places.mjs'
import { prepare } from './prepare/prepare.mjs'
import { runOpenly } from './prepare/run-openly.mjs'
import { runScript } from './prepare/say.mjs'

const [name, ...args] = process.argv.slice(2)

// Runs a command of the built backend. It is built first on a fresh clone, such as one for restoring a backup, and always
// for the seed, which a contributor runs on sources that have changed since.
await runScript(async () => {
  const program = join(root, 'backend', 'dist', 'commands', `${name}.js`)
  if (name === 'seed' || !existsSync(program)) await prepare()
  process.exitCode = await runOpenly(node, [program, ...args])
})
