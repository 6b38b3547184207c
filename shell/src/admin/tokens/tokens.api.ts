import { api } from '@clarity/admin-kit'
import { CreatedToken, Token, type CreateToken } from '@clarity/contracts/token'
import { array } from 'valibot'

const path = '/api/admin/tokens'
const tokens = { type: 'List', id: path } as const

export const tokensApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listTokens: build.query<Token[], void>({
      query: () => path,
      rawResponseSchema: array(Token),
      providesTags: [tokens],
    }),
    createToken: build.mutation<CreatedToken, CreateToken>({
      query: (body) => ({ path, method: 'POST', body }),
      rawResponseSchema: CreatedToken,
      invalidatesTags: [tokens],
    }),
    revokeToken: build.mutation<null, string>({
      query: (id) => ({ path: `${path}/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: [tokens],
    }),
  }),
})
