import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeRemote } from '../../web-build/src/create/write-remote.mjs'
import { toolEnvironment } from '../prepare/build.mjs'
import { node, program, root } from '../prepare/places.mjs'
import { runQuietly } from '../prepare/run-quietly.mjs'
import { stageSdk } from '../sdk/stage-sdk.mjs'

/*
 * A new module outside this repository with the packages of the SDK passes its own tests and builds. Everything else is
 * linked from here; npm run test:release installs it instead.
 */
const packages = join(root, 'node_modules')
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'clarity-outside-')))
try {
  writeRemote({ name: 'acme-orders', scope: '@acme', folder })
  const modules = join(folder, 'node_modules')
  mkdirSync(modules)
  for (const name of readdirSync(packages).filter((each) => !['@clarity', '.cache', '.bin'].includes(each)))
    symlinkSync(join(packages, name), join(modules, name))
  await stageSdk(join(modules, '@clarity'))
  await run(program('tsc'))
  await run(program('vitest'), 'run')
  await run(join(modules, '@clarity/web-build/src/build-remote.mjs'))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true })
}

async function run(...command) {
  const { ok, output } = await runQuietly(node, command, { cwd: folder, env: toolEnvironment })
  if (!ok) throw new Error(output)
}
