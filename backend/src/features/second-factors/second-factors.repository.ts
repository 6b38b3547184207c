import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { AuthenticatorEntity } from './authenticator.entity.js'
import { RecoveryCodeEntity } from './recovery-code.entity.js'

@Injectable()
export class SecondFactorsRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(adminId: string): Promise<AuthenticatorEntity | null> {
    return this.dataSource.getRepository(AuthenticatorEntity).findOneBy({ adminId })
  }

  countRecoveryCodes(adminId: string): Promise<number> {
    return this.dataSource.getRepository(RecoveryCodeEntity).countBy({ adminId })
  }

  /** Replaces a set-up that was not confirmed. False if one was. */
  async begin(adminId: string, sealedSecret: string): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      `INSERT INTO authenticators (admin_id, sealed_secret) VALUES ($1, $2)
       ON CONFLICT (admin_id) DO UPDATE SET sealed_secret = $2, created_at = now()
         WHERE authenticators.confirmed_at IS NULL
       RETURNING admin_id`,
      [adminId, sealedSecret],
    )
    return rows.length === 1
  }

  /** False if this set-up was replaced or confirmed in the meantime. */
  async confirm({ adminId, sealedSecret }: AuthenticatorEntity, step: number, hashes: string[]): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      `WITH confirmed AS (
         UPDATE authenticators SET confirmed_at = now(), last_step = $3
          WHERE admin_id = $1 AND sealed_secret = $2 AND confirmed_at IS NULL RETURNING admin_id)
       INSERT INTO recovery_codes (admin_id, hash) SELECT admin_id, unnest($4::text[]) FROM confirmed RETURNING hash`,
      [adminId, sealedSecret, step, hashes],
    )
    return rows.length === hashes.length
  }

  /** False if this step, or a later one, was used before. */
  async useStep(adminId: string, step: number): Promise<boolean> {
    const [, count]: [unknown[], number] = await this.dataSource.query(
      `UPDATE authenticators SET last_step = $2 WHERE admin_id = $1 AND last_step < $2`,
      [adminId, step],
    )
    return count === 1
  }

  /** False if there is no such code, or no longer. */
  async useRecoveryCode(adminId: string, hash: string): Promise<boolean> {
    const { affected } = await this.dataSource.getRepository(RecoveryCodeEntity).delete({ adminId, hash })
    return affected === 1
  }

  async remove(adminId: string): Promise<void> {
    await this.dataSource.getRepository(AuthenticatorEntity).delete({ adminId })
  }
}
