import { join } from 'node:path'
import { node, root } from './prepare/places.mjs'
import { prepare } from './prepare/prepare.mjs'
import { runOpenly } from './prepare/run-openly.mjs'
import { runScript } from './prepare/say.mjs'

// Packed by our own Node: another version compresses to other bytes.
await runScript(async () => {
  await prepare()
  const program = join(root, 'scripts', 'package', 'run.mjs')
  process.exitCode = await runOpenly(node, [program, ...process.argv.slice(2)])
})
