import { DataSource } from 'typeorm'
import { dataSourceOptions, type Entity } from '../database/data-source.js'
import { explainFailure } from '../database/explain-failure.js'
import type { DatabasePlace } from '../database/open-database.js'
import { readSchemaState } from '../database/schema/read-schema-state.js'
import { schemaRefusal } from '../database/schema/schema-refusal.js'
import { StartFailure } from '../start/start-failure.js'
import { openBesideServer } from './open-beside-server.js'

/** Runs work on the data of an installation, which may be running. Throws StartFailure for one of another release. */
export async function withInstallation<Result>(
  place: DatabasePlace,
  entities: readonly Entity[],
  use: (dataSource: DataSource) => Promise<Result>,
): Promise<Result> {
  const database = await openBesideServer(place, () => {})
  try {
    const dataSource = await new DataSource(dataSourceOptions(database.url, entities)).initialize()
    try {
      await requireOwnSchema(dataSource)
      return await use(dataSource)
    } finally {
      await dataSource.destroy()
    }
  } catch (error) {
    throw await explainFailure(error, place)
  } finally {
    await database.close()
  }
}

async function requireOwnSchema(dataSource: DataSource): Promise<void> {
  const state = await readSchemaState((text, values) => dataSource.query(text, values))
  const refusal = schemaRefusal(state)
  if (refusal !== null) throw new StartFailure(refusal)
  if (state.missing.length > 0)
    throw new StartFailure(
      'The database has not been migrated to this release: start Clarity, which migrates it, and try again.',
    )
}
