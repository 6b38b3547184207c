import { checkVendorsUsage, runCheckVendors } from './run-check-vendors.js'
import { runCommand } from './run-command.js'

await runCommand({ usage: checkVendorsUsage, run: runCheckVendors })
