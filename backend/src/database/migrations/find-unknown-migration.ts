import { migrations } from './migrations.js'

/** The first of these names that is no migration of this release: a later release made it. */
export function findUnknownMigration(names: readonly string[]): string | undefined {
  return names.find((name) => !migrations.some((known) => known.name === name))
}
