import { api } from '@clarity/admin-kit'
import { Registry, type RemoteFailed } from '@clarity/contracts/remote-release'

/** What changes when a module does. */
export const modulesTag = { type: 'List', id: '/api/admin/remotes' } as const
export const remotePath = (name: string, action: string) => `/api/admin/remotes/${encodeURIComponent(name)}/${action}`

/** The shell's own calls. */
export const adminApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getRegistry: build.query<Registry, string>({
      query: (shell) => `/api/admin/registry?shell=${encodeURIComponent(shell)}`,
      rawResponseSchema: Registry,
      providesTags: [modulesTag],
    }),
    reportRemoteFailure: build.mutation<null, { name: string } & RemoteFailed>({
      query: ({ name, ...failed }) => ({ path: remotePath(name, 'failures'), method: 'POST', body: failed }),
    }),
    endPreview: build.mutation<unknown, { name: string }>({
      query: ({ name }) => ({ path: remotePath(name, 'preview'), method: 'DELETE' }),
    }),
    signOut: build.mutation<null, void>({ query: () => ({ path: '/api/auth/logout', method: 'POST' }) }),
  }),
})
