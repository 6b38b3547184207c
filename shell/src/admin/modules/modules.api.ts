import { api } from '@clarity/admin-kit'
import {
  ActiveRemote,
  Remote,
  type ActivateRemote,
  type CanaryRelease,
  type DisableRemote,
  type PreviewRelease,
  type RollBackRemote,
  type SetRemoteKey,
  type WithdrawRelease,
} from '@clarity/contracts/remote-release'
import { array } from 'valibot'
import { modulesTag, remotePath } from '../admin.api'

interface Named {
  readonly name: string
}

/** What is decided about a module besides its active version; `action` is the end of the call's address. */
export type Decision =
  | ({ readonly action: 'withdraw' } & WithdrawRelease)
  | ({ readonly action: 'disable' } & DisableRemote)
  | { readonly action: 'enable' }
  | ({ readonly action: 'preview' } & PreviewRelease)
  | ({ readonly action: 'canary' } & CanaryRelease)
  | ({ readonly action: 'key' } & SetRemoteKey)

/** The calls of the page of modules. */
export const modulesApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listRemotes: build.query<Remote[], void>({
      query: () => '/api/admin/remotes',
      rawResponseSchema: array(Remote),
      providesTags: [modulesTag],
    }),
    activateRemote: build.mutation<ActiveRemote, Named & ActivateRemote>({
      query: ({ name, ...body }) => ({ path: remotePath(name, 'activate'), method: 'POST', body }),
      rawResponseSchema: ActiveRemote,
      invalidatesTags: [modulesTag],
    }),
    rollBackRemote: build.mutation<ActiveRemote, Named & RollBackRemote>({
      query: ({ name, ...body }) => ({ path: remotePath(name, 'rollback'), method: 'POST', body }),
      rawResponseSchema: ActiveRemote,
      invalidatesTags: [modulesTag],
    }),
    decideRemote: build.mutation<Remote, Named & Decision>({
      query: ({ name, action, ...body }) => ({
        path: remotePath(name, action),
        method: action === 'key' ? 'PUT' : 'POST',
        body,
      }),
      rawResponseSchema: Remote,
      invalidatesTags: [modulesTag],
    }),
  }),
})
