import { api } from '@clarity/admin-kit'
import { DemoRequestRow } from '@clarity/contracts/demo-request-row'
import { ErasedPerson, ErasureReceipt, PersonExport, Retention, type NamePerson } from '@clarity/contracts/erasure'
import { array } from 'valibot'

const erasures = { type: 'List', id: '/api/admin/erasures' } as const

export const personalDataApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listErasures: build.query<ErasureReceipt[], void>({
      query: () => erasures.id,
      rawResponseSchema: array(ErasureReceipt),
      providesTags: [erasures],
    }),
    listRetention: build.query<Retention[], void>({
      query: () => '/api/admin/retention',
      rawResponseSchema: array(Retention),
    }),
    /** The requests that a phone number is named in: those of its person are among them. */
    findRequestsOfPhone: build.query<DemoRequestRow[], string>({
      query: (phone) => `/api/admin/demo-requests?${new URLSearchParams({ q: phone })}`,
      rawResponseSchema: array(DemoRequestRow),
    }),
    erasePerson: build.mutation<ErasedPerson, NamePerson>({
      query: (body) => ({ path: erasures.id, method: 'POST', body }),
      rawResponseSchema: ErasedPerson,
      invalidatesTags: [erasures],
    }),
    exportPerson: build.mutation<PersonExport, NamePerson>({
      query: (body) => ({ path: '/api/admin/person-exports', method: 'POST', body }),
      rawResponseSchema: PersonExport,
    }),
  }),
})
