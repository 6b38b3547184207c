import { build } from './build.mjs'
import { install } from './install.mjs'
import { requireNode } from './node-version.mjs'
import { endOnSignals } from './run-quietly.mjs'

/** Brings a clone, fresh or old, to where its programs can run. `buildIt` makes what they are run from. */
export async function prepare(buildIt = build) {
  requireNode()
  const callOff = endOnSignals()
  await install()
  await buildIt()
  callOff()
}
