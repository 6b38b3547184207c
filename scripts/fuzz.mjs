import { join } from 'node:path'
import { prepare } from './prepare/prepare.mjs'
import { node, program, root } from './prepare/places.mjs'
import { runOpenly } from './prepare/run-openly.mjs'
import { runScript } from './prepare/say.mjs'

/** Five minutes of requests made from the OpenAPI document; FUZZ_SECS and FUZZ_SEED change the time and the requests. */
await runScript(async () => {
  await prepare()
  const backend = join(root, 'backend')
  process.exitCode = await runOpenly(node, [program('vitest'), 'run', '--root', backend, 'src/openapi/fuzz'], {
    FUZZ_SECS: process.env.FUZZ_SECS ?? '300',
  })
})
