import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { node, root } from './prepare/places.mjs'
import { prepare } from './prepare/prepare.mjs'
import { runOpenly } from './prepare/run-openly.mjs'
import { runScript, say } from './prepare/say.mjs'

await runScript(async () => {
  await prepare()
  const folder = join(root, 'bench')
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.mjs')) continue
    say(`\n${name}`)
    if ((await runOpenly(node, [join(folder, name)])) !== 0) process.exitCode = 1
  }
})
