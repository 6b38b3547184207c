import type { ApiClient } from '@clarity/test-kit/api-client'
import type { AdminApi } from '../product/admin-api.ts'
import type { Vendors } from '../product/vendors.ts'
import type { VendorRecords } from './vendor-records.ts'
import type { People } from './people.ts'

/** What every story of a run needs. */
export interface StoryContext {
  readonly vendors: Vendors
  readonly records: VendorRecords
  readonly people: People
  /** A client without a session. */
  readonly visitor: ApiClient
  readonly admin: AdminApi
  readonly scenarioId: string
}
