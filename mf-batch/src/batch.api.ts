import { api, pagedList } from '@clarity/admin-kit'
import { BatchCheck, type CheckBatch } from '@clarity/contracts/batch-check'
import { RequestedDemo, type RequestDemo } from '@clarity/contracts/demo-request'
import { ScenarioChoice } from '@clarity/contracts/scenario'
import { SignedInAdmin } from '@clarity/contracts/session'
import {
  BatchSummary,
  SavedBatch,
  StoredBatch,
  type CreateBatch,
  type SaveBatch,
  type SaveBatchRows,
} from '@clarity/contracts/stored-batch'
import { array } from 'valibot'

const path = '/api/admin/batches'

/** A request that is sent again with the same key has no second effect. */
export interface KeyedDemo {
  readonly body: RequestDemo
  readonly key: string
}

const batchApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    batchScenarios: build.query<ScenarioChoice[], void>({
      query: () => '/api/scenarios?all=true',
      rawResponseSchema: array(ScenarioChoice),
    }),
    batchSession: build.query<SignedInAdmin, void>({
      query: () => '/api/auth/me',
      rawResponseSchema: SignedInAdmin,
    }),
    batchCheck: build.mutation<BatchCheck, CheckBatch>({
      query: (body) => ({ path: '/api/admin/batches/check', method: 'POST', body }),
      rawResponseSchema: BatchCheck,
    }),
    batchRequestDemo: build.mutation<RequestedDemo, KeyedDemo>({
      query: ({ body, key }) => ({
        path: '/api/request-demo',
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': key },
      }),
      rawResponseSchema: RequestedDemo,
    }),
    listBatches: pagedList(build, path, BatchSummary),
    latestBatches: build.query<BatchSummary[], void>({
      query: () => `${path}?sort=-updated_at&limit=5`,
      rawResponseSchema: array(BatchSummary),
    }),
    storedBatch: build.query<StoredBatch, string>({
      query: (id) => `${path}/${encodeURIComponent(id)}`,
      rawResponseSchema: StoredBatch,
    }),
    createBatch: build.mutation<SavedBatch, CreateBatch>({
      query: (body) => ({ path, method: 'POST', body }),
      rawResponseSchema: SavedBatch,
    }),
    saveBatch: build.mutation<SavedBatch, SaveBatch & { readonly id: string }>({
      query: ({ id, ...body }) => ({ path: `${path}/${encodeURIComponent(id)}`, method: 'PUT', body }),
      rawResponseSchema: SavedBatch,
    }),
    saveBatchRows: build.mutation<SavedBatch, SaveBatchRows & { readonly id: string }>({
      query: ({ id, ...body }) => ({ path: `${path}/${encodeURIComponent(id)}/rows`, method: 'PATCH', body }),
      rawResponseSchema: SavedBatch,
    }),
  }),
})

export const {
  useBatchScenariosQuery,
  useLazyBatchSessionQuery,
  useBatchCheckMutation,
  useBatchRequestDemoMutation,
  useListBatchesInfiniteQuery,
  useLatestBatchesQuery,
  useLazyStoredBatchQuery,
  useCreateBatchMutation,
  useSaveBatchMutation,
  useSaveBatchRowsMutation,
} = batchApi
