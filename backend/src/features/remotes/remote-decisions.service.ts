import { Injectable } from '@nestjs/common'
import { remoteTexts, type CanaryRelease, type WithdrawRelease } from '@clarity/contracts'
import { Conflict } from '../../http/failures.js'
import { LockedRemotes } from './locked-remotes.js'
import { readPublicKey } from './release-signature.js'
import type { NewDecision } from './remotes.repository.js'

/** Decides about a remote without changing its active version. Every decision has its row: who, what and why. */
@Injectable()
export class RemoteDecisionsService {
  constructor(private readonly locked: LockedRemotes) {}

  /** The version is not loaded any more; its files stay for open tabs. Throws Conflict for the active version. */
  withdraw(name: string, { version, reason }: WithdrawRelease, by: string): Promise<void> {
    return this.locked.change(async (manager) => {
      const { remotes, releases, previews } = this.locked
      const remote = await this.locked.getRemote(manager, name)
      const release = await this.locked.getRelease(manager, name, version)
      if (remote.activeVersion === version) throw new Conflict(remoteTexts.withdrawActive)
      if (release.withdrawnAt !== null) throw new Conflict(remoteTexts.withdrawnAlready)
      const withdrawn = { withdrawnAt: new Date(), withdrawnBy: by, withdrawnReason: reason }
      await releases.update(manager, release, withdrawn)
      if (remote.canaryVersion === version)
        await remotes.update(manager, name, { canaryVersion: null, canaryPercent: null })
      await previews.deleteOf(manager, name, version)
      await remotes.insertDecision(manager, name, { by, action: 'withdraw', version, reason })
    })
  }

  /** The remote is not loaded until it is enabled. Disabling it again replaces the reason. */
  disable(name: string, reason: string, by: string): Promise<void> {
    const disabled = { disabledAt: new Date(), disabledBy: by, disabledReason: reason }
    return this.decide(name, disabled, { by, action: 'disable', reason })
  }

  /** Enabling a remote that is not disabled changes nothing. */
  enable(name: string, by: string): Promise<void> {
    return this.locked.change(async (manager) => {
      const { disabledAt } = await this.locked.getRemote(manager, name)
      if (disabledAt === null) return
      await this.locked.remotes.update(manager, name, { disabledAt: null, disabledBy: null, disabledReason: null })
      await this.locked.remotes.insertDecision(manager, name, { by, action: 'enable' })
    })
  }

  /** Gives a version to a share of the admins; 0 percent ends that. Throws Conflict, Invalid for what cannot be loaded. */
  setCanary(name: string, { version, percent }: CanaryRelease, by: string): Promise<void> {
    return this.locked.change(async (manager) => {
      const { remotes } = this.locked
      const remote = await this.locked.getRemote(manager, name)
      if (percent > 0) {
        if (remote.activeVersion === version) throw new Conflict(remoteTexts.activeVersion)
        await this.locked.getLoadable(manager, name, version)
        await remotes.update(manager, name, { canaryVersion: version, canaryPercent: percent })
      } else {
        await this.locked.getRelease(manager, name, version)
        if (remote.canaryVersion !== version) return
        await remotes.update(manager, name, { canaryVersion: null, canaryPercent: null })
      }
      await remotes.insertDecision(manager, name, { by, action: 'canary', version, percent })
    })
  }

  /** Throws Invalid if the text is not an Ed25519 public key. */
  setKey(name: string, pem: string | null, by: string): Promise<void> {
    if (pem === null)
      return this.decide(name, { publicKey: null, keySetBy: null, keySetAt: null }, { by, action: 'remove-key' })
    const set = { publicKey: readPublicKey(pem), keySetBy: by, keySetAt: new Date() }
    return this.decide(name, set, { by, action: 'set-key' })
  }

  private decide(
    name: string,
    change: Parameters<LockedRemotes['remotes']['update']>[2],
    decision: NewDecision,
  ): Promise<void> {
    return this.locked.change(async (manager) => {
      await this.locked.getRemote(manager, name)
      await this.locked.remotes.update(manager, name, change)
      await this.locked.remotes.insertDecision(manager, name, decision)
    })
  }
}
