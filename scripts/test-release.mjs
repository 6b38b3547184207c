import { join } from 'node:path'
import { node, program, root } from './prepare/places.mjs'
import { prepare } from './prepare/prepare.mjs'
import { runOpenly } from './prepare/run-openly.mjs'
import { runScript } from './prepare/say.mjs'

await runScript(async () => {
  await prepare()
  const stories = [program('playwright'), 'test', '--forbid-only', '--no-deps', '--config', join(root, 'e2e')]
  for (const which of [['--grep=@long'], ['--project=other screen']])
    if ((await runOpenly(node, [...stories, ...which])) !== 0) process.exitCode = 1
  for (const weight of [['report-weight.mjs'], ['admin-weight.mjs', '--time']])
    if ((await runOpenly(node, [join(root, 'bench', weight[0]), ...weight.slice(1)])) !== 0) process.exitCode = 1
  process.env.FUZZ_SECS ??= '300'
  if ((await runOpenly(node, [program('vitest'), 'run', '--root', join(root, 'backend'), 'src/openapi/fuzz'])) !== 0)
    process.exitCode = 1
  for (const name of ['release', 'dev-loop', 'outside', 'package', 'attacks', 'faults']) {
    if ((await runOpenly(node, [join(root, 'e2e', name, 'run.ts')])) !== 0) process.exitCode = 1
  }
})
