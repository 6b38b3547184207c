import { join } from 'node:path'
import { node, root } from './prepare/places.mjs'
import { prepare } from './prepare/prepare.mjs'
import { runOpenly } from './prepare/run-openly.mjs'
import { runScript } from './prepare/say.mjs'

await runScript(async () => {
  await prepare()
  const program = join(root, 'e2e', 'faults', 'run.ts')
  process.exitCode = await runOpenly(node, [program, ...process.argv.slice(2)])
})
