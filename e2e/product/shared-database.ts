import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { newDataFolder } from './data-folder.ts'
import { root } from './places.ts'

/** A PostgreSQL server that outlives every server of the product, for stories in which several share one database. */
export interface SharedDatabase {
  readonly url: string
  stop(): Promise<void>
}

interface EmbeddedPostgresModule {
  startEmbeddedPostgres(options: {
    dataDir: string
    say: (line: string) => void
    durable: boolean
  }): Promise<SharedDatabase>
}

const builtModule = pathToFileURL(join(root, 'backend', 'dist', 'database', 'embedded', 'embedded-postgres.js')).href

/** Starts a server with an empty database; it ends with this process at the latest. */
export async function startSharedDatabase(): Promise<SharedDatabase> {
  const data = await newDataFolder()
  const { startEmbeddedPostgres } = (await import(builtModule)) as EmbeddedPostgresModule
  const server = await startEmbeddedPostgres({ dataDir: data.path, say: () => undefined, durable: false })
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      await data.remove()
    },
  }
}
