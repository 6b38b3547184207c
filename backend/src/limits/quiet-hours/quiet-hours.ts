import { Inject, Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { CONFIG, type Config } from '../../config/config.js'
import { quietUntil } from './quiet-until.js'

/** People are left alone at night, by their own clock: neither invited nor called. */
@Injectable()
export class QuietHours {
  constructor(
    @Inject(CONFIG) private readonly config: Pick<Config, 'quietHours'>,
    private readonly dataSource: DataSource,
  ) {}

  /**
   * The time until which this number, in E.164, is left alone; null where it may be disturbed now. `isCarrier` says
   * whether a real phone would ring: without one there is no night, unless it is configured.
   */
  async until(
    phone: string,
    { isCarrier }: { isCarrier: boolean },
    manager: Pick<EntityManager, 'query'> = this.dataSource,
  ): Promise<Date | null> {
    const isObserved = this.config.quietHours === 'on' || (this.config.quietHours === 'carrier' && isCarrier)
    if (!isObserved) return null
    // As everywhere, the database's clock decides.
    const [{ now }] = await manager.query<[{ now: Date }]>('SELECT now() AS now')
    return quietUntil(phone, now)
  }
}
