import { build } from './build.mjs'
import { install } from './install.mjs'
import { requireNode } from './node-version.mjs'
import { endOnSignals } from './run-quietly.mjs'

/** Brings a clone, fresh or old, to where its programs can run. */
export async function prepare() {
  requireNode()
  const callOff = endOnSignals()
  await install()
  await build()
  callOff()
}
