import 'reflect-metadata'
import { runCommand } from './run-command.js'
import { exportPersonUsage, runExportPerson } from './run-export-person.js'

await runCommand({ usage: exportPersonUsage, run: runExportPerson })
