import { setTimeout } from 'node:timers/promises'
import { Inject, Injectable, Logger } from '@nestjs/common'
import type { Health } from '@clarity/contracts'
import { CONFIG, type Config } from '../../config/config.js'
import type { Readiness } from '../../database/schema/read-schema-state.js'
import { Unavailable } from '../../http/failures.js'
import { ThrottledLogger } from '../../log/throttled-logger.js'
import { DiskState, readSpace, type Space } from './disk.js'
import { HealthRepository } from './health.repository.js'

/** Probes time out soon: a database that takes longer than this counts as unavailable. */
const answerTimeoutMs = 2_000

const notReached = 'The database is not reached.'

@Injectable()
export class HealthService {
  private readonly logger = new Logger(HealthService.name)
  private readonly sparingLogger = new ThrottledLogger(this.logger)
  private readonly disk = new DiskState()
  private dataFolder: string | null = null

  constructor(
    private readonly repository: HealthRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Readiness: throws Unavailable if the process cannot serve requests now, or not yet. */
  async getReadiness(): Promise<Health> {
    const reason = await this.findUnreadiness()
    if (reason !== null) throw new Unavailable(reason)
    return { status: 'ok' }
  }

  /** Why the process cannot serve requests now, or not yet, in a sentence; null if it can. */
  async findUnreadiness(): Promise<string | null> {
    const reason = await Promise.race([this.judge(), setTimeout(answerTimeoutMs, notReached, { ref: false })])
    if (reason !== null) this.sparingLogger.warn(`Not ready: ${reason}`)
    return reason
  }

  async isReady(): Promise<boolean> {
    return (await this.findUnreadiness()) === null
  }

  /** Free bytes on the disk of the embedded database; null if the database is another one, or not reached. */
  async freeBytes(): Promise<number | null> {
    return (await this.findSpace())?.bytes ?? null
  }

  private async judge(): Promise<string | null> {
    const state = await this.readReadiness()
    if (state === null) return notReached
    const space = await this.findSpace()
    if (space && this.disk.judge(space)) return 'The disk of the database is full.'
    return unreadiness(state)
  }

  /** The disk of another PostgreSQL is on its own machine, and watched there. */
  private async findSpace(): Promise<Space | null> {
    if (this.config.databaseUrl !== null) return null
    try {
      this.dataFolder ??= await this.repository.readDataFolder()
      return await readSpace(this.dataFolder)
    } catch (error) {
      this.sparingLogger.warn(`The disk of the database cannot be measured: ${String(error)}`)
      return null
    }
  }

  private async readReadiness(): Promise<Readiness | null> {
    try {
      return await this.repository.readReadiness()
    } catch (error) {
      this.logger.error(error)
      return null
    }
  }
}

function unreadiness({ neededRelease, missing }: Readiness): string | null {
  if (neededRelease !== null) return `The database needs Clarity ${neededRelease} or later.`
  return missing.length > 0 ? 'The database is not migrated yet.' : null
}
