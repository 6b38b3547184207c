import { api, pagedList } from '@clarity/admin-kit'
import { DemoRequestDetails } from '@clarity/contracts/demo-request-details'
import { DemoRequestRow } from '@clarity/contracts/demo-request-row'
import { ScenarioChoice } from '@clarity/contracts/scenario'
import { array } from 'valibot'

export const demoRequestsApiPath = '/api/admin/demo-requests'

const detailsPath = (id: string) => `${demoRequestsApiPath}/${encodeURIComponent(id)}`

const changed = (id: string) => [
  { type: 'List', id: demoRequestsApiPath } as const,
  { type: 'List', id: detailsPath(id) } as const,
]

const demoRequests = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listDemoRequests: pagedList(build, demoRequestsApiPath, DemoRequestRow),
    getDemoRequest: build.query<DemoRequestDetails, string>({
      query: detailsPath,
      rawResponseSchema: DemoRequestDetails,
      // A re-run is asked for on this page, too.
      providesTags: (_details, _error, id) => [
        { type: 'List', id: detailsPath(id) },
        { type: 'List', id: '/api/admin/reports' },
      ],
    }),
    listRequestScenarios: build.query<ScenarioChoice[], void>({
      query: () => '/api/scenarios?all=true',
      rawResponseSchema: array(ScenarioChoice),
    }),
    resendDemoRequest: build.mutation<DemoRequestRow, string>({
      query: (id) => ({ path: `${detailsPath(id)}/resend`, method: 'POST' }),
      rawResponseSchema: DemoRequestRow,
      // Also after a refusal: what is shown was not up to date.
      invalidatesTags: (_row, _error, id) => changed(id),
    }),
    stopDemoRequest: build.mutation<DemoRequestRow, string>({
      query: (id) => ({ path: `${detailsPath(id)}/stop`, method: 'POST' }),
      rawResponseSchema: DemoRequestRow,
      invalidatesTags: (_row, _error, id) => changed(id),
    }),
  }),
})

export const {
  useListDemoRequestsInfiniteQuery,
  useGetDemoRequestQuery,
  useListRequestScenariosQuery,
  useResendDemoRequestMutation,
  useStopDemoRequestMutation,
} = demoRequests
