import { escapeIdentifier } from 'pg'

/** A quoted table name, without a schema: the search path finds the product's tables in a schema of any name. */
export function quoted({ schema, name }: { schema: string; name: string }): string {
  return schema === 'pgboss' ? `pgboss.${escapeIdentifier(name)}` : escapeIdentifier(name)
}

export function quotedList(names: readonly string[]): string {
  return names.map((name) => escapeIdentifier(name)).join(', ')
}
