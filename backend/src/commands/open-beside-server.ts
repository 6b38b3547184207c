import { refuseRemoteOwner } from '../data-dir/lock-data-dir.js'
import { openDatabase, type DatabasePlace, type OpenDatabase } from '../database/open-database.js'
import type { Say } from '../start/say.js'

/** Opens a database that a running server may be using. Throws StartFailure if that server is in another container. */
export async function openBesideServer(place: DatabasePlace, say: Say): Promise<OpenDatabase> {
  if (place.databaseUrl === null) await refuseRemoteOwner(place.dataDir)
  return openDatabase(place, say)
}
