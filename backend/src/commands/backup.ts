import 'reflect-metadata'
import { runCommand } from './run-command.js'
import { backupUsage, runBackup } from './run-backup.js'

await runCommand({ usage: backupUsage, run: runBackup })
