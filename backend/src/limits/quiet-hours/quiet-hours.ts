import { Inject, Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { CONFIG, type Config } from '../../config/config.js'
import { quietUntil } from './quiet-until.js'

/** Quiet hours: no invitations and no calls at night, by the recipient's local time. */
@Injectable()
export class QuietHours {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'quietHours'>,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * The end of the quiet hours of this number, in E.164; null if there are none now. `isCarrier` says whether a real
   * phone would ring: without a carrier there are quiet hours only if they are configured.
   */
  async until(
    phone: string,
    { isCarrier }: { isCarrier: boolean },
    manager: Pick<EntityManager, 'query'> = this.dataSource,
  ): Promise<Date | null> {
    const isObserved = this.config.quietHours === 'on' || (this.config.quietHours === 'carrier' && isCarrier)
    if (!isObserved) return null
    // The database's clock decides, as everywhere.
    const [{ now }] = await manager.query<[{ now: Date }]>('SELECT now() AS now')
    return quietUntil(phone, now)
  }
}
