import { node, program } from './prepare/places.mjs'
import { prepare } from './prepare/prepare.mjs'
import { runOpenly } from './prepare/run-openly.mjs'
import { runScript } from './prepare/say.mjs'

await runScript(async () => {
  await prepare()
  process.exitCode = await runOpenly(node, [program('playwright'), 'test', '--config', 'e2e/screenshots.config.ts'])
})
