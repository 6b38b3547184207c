import { join } from 'node:path'
import { node, root } from './prepare/places.mjs'
import { prepare } from './prepare/prepare.mjs'
import { runOpenly } from './prepare/run-openly.mjs'
import { runScript } from './prepare/say.mjs'

await runScript(async () => {
  await prepare()
  const folder = join(root, 'offline-language', 'evaluate')
  const program = ['--experimental-transform-types', '--disable-warning=ExperimentalWarning', '--import']
  program.push(join(folder, 'resolve-sources.mjs'), join(folder, 'run.ts'), ...process.argv.slice(2))
  process.exitCode = await runOpenly(node, program)
})
