import { randomBytes } from 'node:crypto'
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common'
import { DataSource } from 'typeorm'

/** One random key for all instances, created by the first that needs it and stored in the database. */
@Injectable()
export class SigningKey implements OnApplicationBootstrap {
  private key: Promise<Buffer> | null = null

  constructor(private readonly dataSource: DataSource) {}

  /** Read before the first request: callers in transactions could hold every connection while they wait for it. */
  async onApplicationBootstrap(): Promise<void> {
    await this.get()
  }

  async get(): Promise<Buffer> {
    this.key ??= this.read()
    try {
      return await this.key
    } catch (error) {
      this.key = null
      throw error
    }
  }

  private async read(): Promise<Buffer> {
    await this.dataSource.query(
      "INSERT INTO secrets (name, value) VALUES ('signing', $1) ON CONFLICT (name) DO NOTHING",
      [randomBytes(32).toString('hex')],
    )
    const [row] = await this.dataSource.query<[{ value: string }]>("SELECT value FROM secrets WHERE name = 'signing'")
    return Buffer.from(row.value, 'hex')
  }
}
