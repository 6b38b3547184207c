import { AdminApi } from '../../product/admin-api.ts'
import type { Vendors } from '../../product/vendors.ts'
import { Asked } from './asked.ts'
import { Readings } from './readings.ts'
import { fillScenarios, type FilledScenarios } from './scenarios.ts'

/** What every part of the filling works with. */
export interface Filling {
  readonly admin: AdminApi
  readonly vendors: Vendors
  readonly scenarios: FilledScenarios
  /** Every demo that was asked for. */
  readonly asked: Asked
  /** Every report that was read. */
  readonly readings: Readings
}

export async function beginFilling(url: string, vendors: Vendors): Promise<Filling> {
  const admin = await AdminApi.signedIn(url)
  const scenarios = await fillScenarios(admin)
  return { admin, vendors, scenarios, asked: new Asked(admin), readings: new Readings(url) }
}
