import { api } from '@clarity/admin-kit'
import { ActiveRemote, Remote, type ActivateRemote, type RemoteFailed } from '@clarity/contracts/remote-release'
import { array } from 'valibot'

const modules = { type: 'List', id: '/api/admin/remotes' } as const
const path = (name: string, action: string) => `/api/admin/remotes/${encodeURIComponent(name)}/${action}`

/** The shell's own calls. */
export const adminApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listRemotes: build.query<Remote[], void>({
      query: () => '/api/admin/remotes',
      rawResponseSchema: array(Remote),
      providesTags: [modules],
    }),
    listActiveRemotes: build.query<ActiveRemote[], void>({
      query: () => '/api/admin/remotes/active',
      rawResponseSchema: array(ActiveRemote),
      providesTags: [modules],
    }),
    activateRemote: build.mutation<ActiveRemote, { name: string } & ActivateRemote>({
      query: ({ name, version }) => ({ path: path(name, 'activate'), method: 'POST', body: { version } }),
      rawResponseSchema: ActiveRemote,
      invalidatesTags: [modules],
    }),
    rollBackRemote: build.mutation<ActiveRemote, { name: string }>({
      query: ({ name }) => ({ path: path(name, 'rollback'), method: 'POST' }),
      rawResponseSchema: ActiveRemote,
      invalidatesTags: [modules],
    }),
    reportRemoteFailure: build.mutation<null, { name: string } & RemoteFailed>({
      query: ({ name, ...failed }) => ({ path: path(name, 'failures'), method: 'POST', body: failed }),
    }),
    signOut: build.mutation<null, void>({ query: () => ({ path: '/api/auth/logout', method: 'POST' }) }),
  }),
})
