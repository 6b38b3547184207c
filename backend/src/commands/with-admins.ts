import type { DatabasePlace } from '../database/open-database.js'
import { AdminEntity } from '../features/admins/admin.entity.js'
import { AdminsRepository } from '../features/admins/admins.repository.js'
import { AdminsService } from '../features/admins/admins.service.js'
import { withInstallation } from './with-installation.js'

/** Runs work on the admins of an installation, which may be running. Throws StartFailure for one of another release. */
export function withAdmins<Result>(
  place: DatabasePlace,
  use: (admins: AdminsService) => Promise<Result>,
): Promise<Result> {
  return withInstallation(place, [AdminEntity], (dataSource) =>
    use(new AdminsService(dataSource, new AdminsRepository(dataSource))),
  )
}
