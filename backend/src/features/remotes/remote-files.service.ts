import { Injectable } from '@nestjs/common'
import { NotFound } from '../../http/failures.js'
import { Recent } from '../../memory/recent.js'
import type { RemoteFileEntity } from './remote-file.entity.js'
import { RemoteReleasesRepository } from './remote-releases.repository.js'

/** Enough for the builds of some twenty versions. */
const keptBytes = 32 * 1024 * 1024

@Injectable()
export class RemoteFilesService {
  /** The files never change, so no entry becomes stale. */
  private readonly recent = new Recent<RemoteFileEntity>(keptBytes, bytesOf)

  constructor(private readonly releases: RemoteReleasesRepository) {}

  /** The file at `{name}/{version}/{path}`, of any released version: an open tab may still need an old one. */
  async get(address: string): Promise<RemoteFileEntity> {
    const known = this.recent.find(address)
    if (known) return known
    const [name = '', version = '', ...path] = address.split('/')
    const file = await this.releases.findFile(name, version, path.join('/'))
    if (!file) throw new NotFound('There is no such file of a module.')
    this.recent.keep(address, file)
    return file
  }
}

function bytesOf({ content, packed }: RemoteFileEntity): number {
  return content.length + (packed?.length ?? 0)
}
