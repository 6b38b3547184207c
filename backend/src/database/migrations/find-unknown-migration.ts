import { migrations } from './migrations.js'

/** The first of these names that no migration of this release has: a later release made it. */
export function findUnknownMigration(names: readonly string[]): string | undefined {
  return names.find((name) => !migrations.some((known) => known.name === name))
}
