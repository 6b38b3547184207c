import { build } from './build.mjs'
import { install } from './install.mjs'
import { requireNode } from './node-version.mjs'
import { endOnSignals } from './run-quietly.mjs'

/** Installs and builds what a fresh or updated clone needs to run. */
export async function prepare() {
  requireNode()
  const callOff = endOnSignals()
  await install()
  await build()
  callOff()
}
