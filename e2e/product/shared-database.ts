import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { newDataFolder, type DataFolder } from './data-folder.ts'
import { root } from './places.ts'

/** A PostgreSQL server that outlives every server of the product, for stories in which several share one database. */
export interface SharedDatabase {
  readonly url: string
  readonly dataDir: string
  stop(): Promise<void>
}

interface EmbeddedPostgresModule {
  startEmbeddedPostgres(options: {
    dataDir: string
    say: (line: string) => void
    durable: boolean
  }): Promise<Pick<SharedDatabase, 'url' | 'stop'>>
}

const builtModule = pathToFileURL(join(root, 'backend', 'dist', 'database', 'embedded', 'embedded-postgres.js')).href

/** Starts a server with an empty database, in a new folder or in this one; it ends with this process at the latest. */
export async function startSharedDatabase(folder?: DataFolder): Promise<SharedDatabase> {
  const data = folder ?? (await newDataFolder())
  const { startEmbeddedPostgres } = (await import(builtModule)) as EmbeddedPostgresModule
  const server = await startEmbeddedPostgres({ dataDir: data.path, say: () => undefined, durable: false })
  return {
    url: server.url,
    dataDir: data.path,
    stop: async () => {
      await server.stop()
      await data.remove()
    },
  }
}
