import { Injectable } from '@nestjs/common'
import type { EntityManager } from 'typeorm'

/** The newest releases of a remote keep their files, … */
const keptReleases = 10
/** … and so does what was active in this time. */
const keptDays = 90

/** Deletes the files of old releases; their rows stay for the history. */
@Injectable()
export class OldReleasesRepository {
  /** Keeps the files of what is active, given to a share of the admins, or previewed, however old it is. */
  async deleteFiles(manager: EntityManager, name: string): Promise<void> {
    await manager.query(
      `WITH kept (version) AS (
         (SELECT version FROM remote_releases WHERE name = $1 ORDER BY released_at DESC, version DESC LIMIT $2)
         UNION SELECT unnest(ARRAY[active_version, canary_version]) FROM remotes WHERE name = $1
         UNION SELECT p.version FROM remote_previews p JOIN sessions s ON s.token_hash = p.session_hash
          WHERE p.name = $1 AND s.expires_at > now()
         UNION SELECT unnest(ARRAY[previous_version, CASE WHEN made_active IS NOT FALSE THEN version END])
          FROM remote_changes WHERE name = $1 AND at > now() - make_interval(days => $3)
       ), old AS (
         UPDATE remote_releases SET files_deleted_at = now()
          WHERE name = $1 AND files_deleted_at IS NULL
            AND version NOT IN (SELECT version FROM kept WHERE version IS NOT NULL)
          RETURNING version
       )
       DELETE FROM remote_files WHERE name = $1 AND version IN (SELECT version FROM old)`,
      [name, keptReleases, keptDays],
    )
  }
}
