import { escapeIdentifier } from 'pg'

/** A table's name for a statement: the product's own are found by the search path, so their schema may have any name. */
export function quoted({ schema, name }: { schema: string; name: string }): string {
  return schema === 'pgboss' ? `pgboss.${escapeIdentifier(name)}` : escapeIdentifier(name)
}

export function quotedList(names: readonly string[]): string {
  return names.map((name) => escapeIdentifier(name)).join(', ')
}
