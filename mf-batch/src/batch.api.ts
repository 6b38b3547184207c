import { api } from '@clarity/admin-kit'
import { BatchCheck, type CheckBatch } from '@clarity/contracts/batch-check'
import { RequestedDemo, type RequestDemo } from '@clarity/contracts/demo-request'
import { ScenarioChoice } from '@clarity/contracts/scenario'
import { SignedInAdmin } from '@clarity/contracts/session'
import { array } from 'valibot'

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
    batchRequestDemo: build.mutation<RequestedDemo, RequestDemo>({
      query: (body) => ({ path: '/api/request-demo', method: 'POST', body }),
      rawResponseSchema: RequestedDemo,
    }),
  }),
})

export const { useBatchScenariosQuery, useLazyBatchSessionQuery, useBatchCheckMutation, useBatchRequestDemoMutation } =
  batchApi
