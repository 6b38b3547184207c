import { api } from '@clarity/admin-kit'
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
