import { join } from 'node:path'
import { node, program, root } from './prepare/places.mjs'
import { prepare } from './prepare/prepare.mjs'
import { runOpenly } from './prepare/run-openly.mjs'
import { runScript } from './prepare/say.mjs'

await runScript(async () => {
  await prepare()
  const stories = [program('playwright'), 'test', '--forbid-only', '--grep=@long', '--no-deps']
  if ((await runOpenly(node, [...stories, '--config', join(root, 'e2e')])) !== 0) process.exitCode = 1
  for (const name of ['release', 'dev-loop']) {
    if ((await runOpenly(node, [join(root, 'e2e', name, 'run.ts')])) !== 0) process.exitCode = 1
  }
})
