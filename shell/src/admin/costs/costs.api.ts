import { api } from '@clarity/admin-kit'
import { CostRow } from '@clarity/contracts/sending'
import { array } from 'valibot'

export const { useListCostsQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listCosts: build.query<CostRow[], void>({
      query: () => '/api/admin/costs',
      rawResponseSchema: array(CostRow),
    }),
  }),
})
