import { AdminApi } from '../../product/admin-api.ts'
import type { Vendors } from '../../product/vendors.ts'
import { DemoRequester } from './demo-requester.ts'
import { ReportReaders } from './report-readers.ts'
import { fillScenarios, type FilledScenarios } from './scenarios.ts'

/** The clients that every part of the filling uses. */
export interface Filling {
  readonly admin: AdminApi
  readonly vendors: Vendors
  readonly scenarios: FilledScenarios
  /** Every demo that was asked for. */
  readonly asked: DemoRequester
  /** Every report that was read. */
  readonly readings: ReportReaders
}

export async function beginFilling(url: string, vendors: Vendors): Promise<Filling> {
  const admin = await AdminApi.signedIn(url)
  const scenarios = await fillScenarios(admin)
  return { admin, vendors, scenarios, asked: new DemoRequester(admin), readings: new ReportReaders(url) }
}
