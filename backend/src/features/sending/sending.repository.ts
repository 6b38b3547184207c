import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { SendingEntity } from './sending.entity.js'

/** The table's only row. */
const only = { isOnly: true } as const

@Injectable()
export class SendingRepository {
  constructor(private readonly dataSource: DataSource) {}

  get(): Promise<SendingEntity> {
    return this.dataSource.getRepository(SendingEntity).findOneByOrFail(only)
  }

  async setStrangers(strangers: boolean): Promise<void> {
    await this.dataSource.getRepository(SendingEntity).update(only, { strangers })
  }
}
