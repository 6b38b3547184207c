import type { ApiClient } from '@clarity/test-kit/api-client'
import type { AdminApi } from '../product/admin-api.ts'
import type { Vendors } from '../product/vendors.ts'
import type { Books } from './books.ts'
import type { Cast } from './cast.ts'

/** What every story of a run is played in. */
export interface Scene {
  readonly vendors: Vendors
  readonly books: Books
  readonly cast: Cast
  /** A client without a session. */
  readonly visitor: ApiClient
  readonly admin: AdminApi
  readonly scenarioId: string
}
