import { First1763700000000 } from '../migrations/1763700000000-first.js'
import type { SchemaState } from './read-schema-state.js'
import { release } from './release.js'

/** Why this release must not change the database, in one line that says what to do; null if it may migrate it. */
export function schemaRefusal(state: SchemaState): string | null {
  const { migrations, neededRelease, missingOfBase, baseTables, encoding } = state
  if (neededRelease !== null)
    return `This database needs Clarity ${neededRelease} or later, and this is ${release}: install a later release, or restore a backup from before the upgrade into a new database.`
  if (migrations.length === 0 && baseTables.length > 0)
    return `This database has tables of another program (${baseTables.slice(0, 3).join(', ')}): set DATABASE_URL to an empty database.`
  if (migrations.length === 0 && encoding !== 'UTF8')
    return `This database is in ${encoding}, which cannot hold every text: create a new one with ENCODING 'UTF8'.`
  if (isFromBeforeBase(state))
    return `This database was made by a Clarity from before 0.1.0, which cannot be upgraded (it has no ${missingOfBase[0]}): keep it with the build that made it, and set DATA_DIR to a new folder or DATABASE_URL to an empty database.`
  return null
}

/** Builds before the base schema rewrote their only migration under the same name. */
export function isFromBeforeBase({ migrations, missingOfBase }: SchemaState): boolean {
  const isOnlyFirst = migrations.length === 1 && migrations[0] === First1763700000000.name
  return isOnlyFirst && missingOfBase.length > 0
}
