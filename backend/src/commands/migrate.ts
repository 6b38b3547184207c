import 'reflect-metadata'
import { runCommand } from './run-command.js'
import { migrateUsage, runMigrate } from './run-migrate.js'

await runCommand({ usage: migrateUsage, run: runMigrate })
