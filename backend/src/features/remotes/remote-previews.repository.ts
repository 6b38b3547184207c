import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { RemotePreviewEntity } from './remote-preview.entity.js'

@Injectable()
export class RemotePreviewsRepository {
  constructor(private readonly dataSource: DataSource) {}

  list(sessionHash: string): Promise<RemotePreviewEntity[]> {
    return this.dataSource.getRepository(RemotePreviewEntity).findBy({ sessionHash })
  }

  async save(manager: EntityManager, preview: RemotePreviewEntity): Promise<void> {
    await manager.upsert(RemotePreviewEntity, preview, ['sessionHash', 'name'])
  }

  /** The version that the session previewed, or null. */
  async delete(manager: EntityManager, sessionHash: string, name: string): Promise<string | null> {
    const preview = await manager.findOneBy(RemotePreviewEntity, { sessionHash, name })
    if (preview) await manager.delete(RemotePreviewEntity, { sessionHash, name })
    return preview?.version ?? null
  }

  /** Ends every session's preview of this version. */
  async deleteOf(manager: EntityManager, name: string, version: string): Promise<void> {
    await manager.delete(RemotePreviewEntity, { name, version })
  }
}
