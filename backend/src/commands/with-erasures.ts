import type { DatabasePlace } from '../database/open-database.js'
import { ErasureEntity } from '../features/erasures/erasure.entity.js'
import { ErasuresRepository } from '../features/erasures/erasures.repository.js'
import { ErasuresService } from '../features/erasures/erasures.service.js'
import { Failure } from '../http/failures.js'
import { Signatures } from '../signing/signatures.js'
import { SigningKey } from '../signing/signing-key.js'
import { StartFailure } from '../start/start-failure.js'
import { withInstallation } from './with-installation.js'

/** Runs work on the people of an installation, which may be running. Throws StartFailure. */
export function withErasures<Result>(
  place: DatabasePlace,
  use: (erasures: ErasuresService) => Promise<Result>,
): Promise<Result> {
  return withInstallation(place, [ErasureEntity], async (dataSource) => {
    const signatures = new Signatures(new SigningKey(dataSource))
    try {
      return await use(new ErasuresService(new ErasuresRepository(dataSource), signatures, dataSource))
    } catch (error) {
      throw error instanceof Failure ? new StartFailure(error.message) : error
    }
  })
}
