import { api, asCallError } from '@clarity/admin-kit'
import { AccountSession, type ChangePassword } from '@clarity/contracts/account'
import { Passkey, PasskeyOptions, type CreatePasskey } from '@clarity/contracts/passkey'
import {
  AuthenticatorState,
  NewAuthenticator,
  RecoveryCodes,
  type ConfirmAuthenticator,
  type ConfirmPassword,
} from '@clarity/contracts/second-factor'
import { SignedInAdmin } from '@clarity/contracts/session'
import { array } from 'valibot'

const path = '/api/admin/account'
const sessions = { type: 'List', id: `${path}/sessions` } as const
const app = { type: 'List', id: `${path}/totp` } as const
const passkeys = { type: 'List', id: `${path}/passkeys` } as const

export const accountApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getAdmin: build.query<SignedInAdmin, void>({ query: () => '/api/auth/me', rawResponseSchema: SignedInAdmin }),
    changePassword: build.mutation<null, ChangePassword>({
      query: (body) => ({ path: `${path}/password`, method: 'POST', body }),
      invalidatesTags: (_, error) => (error ? [] : [sessions]),
    }),
    listSessions: build.query<AccountSession[], void>({
      query: () => sessions.id,
      rawResponseSchema: array(AccountSession),
      providesTags: [sessions],
    }),
    confirmDevices: build.mutation<null, void>({
      query: () => ({ path: `${sessions.id}/confirm`, method: 'POST' }),
      invalidatesTags: [sessions],
    }),
    endSession: build.mutation<null, string>({
      query: (id) => ({ path: `${sessions.id}/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: [sessions],
    }),
    endSessions: build.mutation<null, void>({ query: () => ({ path: sessions.id, method: 'DELETE' }) }),
    getApp: build.query<AuthenticatorState, void>({
      query: () => app.id,
      rawResponseSchema: AuthenticatorState,
      providesTags: [app],
    }),
    beginApp: build.mutation<NewAuthenticator, ConfirmPassword>({
      query: (body) => ({ path: app.id, method: 'POST', body }),
      rawResponseSchema: NewAuthenticator,
    }),
    confirmApp: build.mutation<RecoveryCodes, ConfirmAuthenticator>({
      query: (body) => ({ path: `${app.id}/confirm`, method: 'POST', body }),
      rawResponseSchema: RecoveryCodes,
      invalidatesTags: [app],
    }),
    removeApp: build.mutation<null, ConfirmPassword>({
      query: (body) => ({ path: app.id, method: 'DELETE', body }),
      invalidatesTags: [app],
    }),
    listPasskeys: build.query<Passkey[], void>({
      query: () => passkeys.id,
      rawResponseSchema: array(Passkey),
      providesTags: [passkeys],
    }),
    beginPasskey: build.mutation<PasskeyOptions, ConfirmPassword>({
      query: (body) => ({ path: `${passkeys.id}/options`, method: 'POST', body }),
      rawResponseSchema: PasskeyOptions,
    }),
    addPasskey: build.mutation<Passkey, CreatePasskey>({
      query: (body) => ({ path: passkeys.id, method: 'POST', body }),
      rawResponseSchema: Passkey,
      invalidatesTags: [passkeys],
    }),
    removePasskey: build.mutation<null, ConfirmPassword & { readonly id: string }>({
      query: ({ id, ...body }) => ({ path: `${passkeys.id}/${encodeURIComponent(id)}`, method: 'DELETE', body }),
      // One that is unknown was removed elsewhere.
      invalidatesTags: (_, error) => (error && asCallError(error).status !== 404 ? [] : [passkeys]),
    }),
  }),
})
