/*
 * A package as an operator uses it: made, unpacked elsewhere, and run on a machine without Node, alone and behind proxies.
 * Part of `npm run test:release`. An argument names an unpacked package to use instead of a new one.
 */
import { PackageFolder } from './package-folder.ts'
import { runAlone } from './run-alone.ts'
import { runDeployed } from '../deploy/run-deployed.ts'
import { timed } from './timed.ts'

const [given] = process.argv.slice(2)
const folder = given ? PackageFolder.at(given) : await timed('made and unpacked', () => PackageFolder.make())
try {
  await runAlone(folder)
  const missing = await runDeployed(folder)
  if (missing.length > 0) {
    console.log(`Not checked, because programs are missing: apt-get install ${missing.join(' ')}`)
    process.exitCode = 1
  }
} finally {
  folder.remove()
}
