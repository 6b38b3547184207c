import { build } from './build.mjs'
import { install } from './install.mjs'
import { requireNode } from './node-version.mjs'
import { endOnSignals } from './run-quietly.mjs'
import { requireWritableFolder } from './writable-folder.mjs'

/** Installs and builds what a fresh or updated clone needs to run; `buildIt` is the build. */
export async function prepare(buildIt = build) {
  requireNode()
  requireWritableFolder()
  const callOff = endOnSignals()
  await install()
  await buildIt()
  callOff()
}
