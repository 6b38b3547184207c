import type { DataSource, EntityMetadata } from 'typeorm'

interface Reference {
  from: string
  columns: string
  to: string
  onDelete: string
}

const deleted: Record<string, string> = { a: 'refuses', r: 'refuses', c: 'deletes these rows', n: 'empties the column' }

/** The tables that have an entity, with their columns and references, as markdown. */
export async function describeDataModel(dataSource: DataSource): Promise<string> {
  const tables = dataSource.entityMetadatas.toSorted((a, b) => (a.tableName < b.tableName ? -1 : 1))
  const names = tables.map(({ tableName }) => tableName)
  const references = (await readReferences(dataSource)).filter(
    ({ from, to }) => names.includes(from) && names.includes(to),
  )
  return [
    '# Data model\n',
    'Drawn from the entities and the database by `npx vitest run src/database/data-model -u` in `backend`. What a column',
    "means is in its entity; times are `timestamptz` in UTC, and `?` marks a column that may be null. The queue's tables",
    'are in a schema of their own, `pgboss`.\n',
    '```mermaid',
    'erDiagram',
    ...references.map(({ from, columns, to }) => `    ${to} ||--o{ ${from} : "${columns}"`),
    '```\n',
    ...tables.map((table) => describeTable(table, references)),
  ].join('\n')
}

function describeTable(table: EntityMetadata, references: readonly Reference[]): string {
  const columns = table.columns.map(({ databaseName, type, isNullable, isPrimary }) => {
    const key = isPrimary ? ', primary key' : ''
    return `- \`${databaseName}\` ${String(type)}${isNullable ? '?' : ''}${key}${referenceOf(table.tableName, databaseName, references)}`
  })
  return `## ${table.tableName}\n\n\`${table.name}\`\n\n${columns.join('\n')}\n`
}

function referenceOf(table: string, column: string, references: readonly Reference[]): string {
  const found = references.find(({ from, columns }) => from === table && columns === column)
  return found ? `, of [${found.to}](#${found.to}), whose deletion ${deleted[found.onDelete]}` : ''
}

function readReferences(dataSource: DataSource): Promise<Reference[]> {
  return dataSource.query(
    `SELECT c.conrelid::regclass::text AS "from", c.confrelid::regclass::text AS "to", c.confdeltype AS "onDelete",
       (SELECT string_agg(a.attname, ', ' ORDER BY a.attnum) FROM pg_attribute a
        WHERE a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)) AS columns
     FROM pg_constraint c JOIN pg_namespace n ON n.oid = c.connamespace
     WHERE c.contype = 'f' AND n.nspname = 'public' ORDER BY 1, 4`,
  )
}
