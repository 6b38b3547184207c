import { lintChecks } from './checks/all-checks.mjs'
import { runChecks } from './checks/run-checks.mjs'
import { prepare } from './prepare/prepare.mjs'

await runChecks(async () => {
  await prepare()
  return [lintChecks()]
})
