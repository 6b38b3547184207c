import type { INestApplicationContext } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import type { Config } from '../config/config.js'
import { AdminsService } from '../features/admins/admins.service.js'
import { randomPassword } from '../features/admins/random-password.js'
import { ScenariosService } from '../features/scenarios/scenarios.service.js'

export interface CreatedAdmin {
  readonly email: string
  /** Printed once; null if the operator has set it. */
  readonly password: string | null
}

/** Creates the first admin and the sample scenarios in a new database. Safe when several processes start at once. */
export function prepareFirstStart(
  app: INestApplicationContext,
  config: Config,
): Promise<{ createdAdmin: CreatedAdmin | null }> {
  return app.get(DataSource).transaction(async (manager) => {
    await manager.query('SELECT pg_advisory_xact_lock(hashtext($1))', ['clarity first start'])
    await app.get(ScenariosService).addSamplesOnce(manager)
    return { createdAdmin: await createFirstAdmin(app.get(AdminsService), config, manager) }
  })
}

async function createFirstAdmin(
  admins: AdminsService,
  { adminEmail: email, adminPassword }: Config,
  manager: EntityManager,
): Promise<CreatedAdmin | null> {
  if (!(await admins.isNobodyThere(manager))) return null
  const password = adminPassword ?? randomPassword()
  await admins.create(email, password, manager)
  return { email, password: adminPassword === null ? password : null }
}
