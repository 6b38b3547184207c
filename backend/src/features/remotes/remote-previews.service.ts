import { Injectable } from '@nestjs/common'
import { remoteTexts } from '@clarity/contracts'
import { Conflict } from '../../http/failures.js'
import type { OpenSession } from '../sessions/sessions.service.js'
import { LockedRemotes } from './locked-remotes.js'

/** Versions that one session loads instead of the active ones. They end with the session. */
@Injectable()
export class RemotePreviewsService {
  constructor(private readonly locked: LockedRemotes) {}

  /** Throws Conflict for the active version, and Conflict or Invalid for one that cannot be loaded. */
  start(name: string, version: string, { tokenHash, email }: OpenSession): Promise<void> {
    return this.locked.change(async (manager) => {
      const { remotes, previews } = this.locked
      const { activeVersion } = await this.locked.getRemote(manager, name)
      if (activeVersion === version) throw new Conflict(remoteTexts.activeVersion)
      await this.locked.getLoadable(manager, name, version)
      await previews.save(manager, { sessionHash: tokenHash, name, version })
      await remotes.insertDecision(manager, name, { by: email, action: 'preview', version })
    })
  }

  /** Changes nothing if there is none. */
  end(name: string, { tokenHash, email }: OpenSession): Promise<void> {
    return this.locked.change(async (manager) => {
      const { remotes, previews } = this.locked
      await this.locked.getRemote(manager, name)
      const version = await previews.delete(manager, tokenHash, name)
      if (version !== null) await remotes.insertDecision(manager, name, { by: email, action: 'end-preview', version })
    })
  }
}
