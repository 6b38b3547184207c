import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { migrate } from '../src/database/migrate.js'
import { startEmbeddedPostgres } from '../src/database/embedded/embedded-postgres.js'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the migrated database that each test file clones. */
    templateUrl: string
  }
}

/** One real server for the whole run, with a migrated database to clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'clarity-test-'))
  // If root runs the tests, the server runs as another user, who must be able to enter the folder.
  await chmod(dataDir, 0o711)
  const server = await startEmbeddedPostgres({ dataDir, durable: false, say: () => {} })
  await migrate(server.url)
  project.provide('templateUrl', server.url)
  return async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
