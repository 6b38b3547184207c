import { createApi } from '@reduxjs/toolkit/query/react'
import { call } from './call'
import type { CallError } from './call-error'

/**
 * The one client of the backend. A remote injects its endpoints with names of its own:
 * `api.injectEndpoints({ overrideExisting: 'throw', endpoints: (build) => ({ ... }) })`. Answers that break their
 * `rawResponseSchema` become a `CallError` of the kind 'unreadable'.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: call,
  tagTypes: ['List'],
  endpoints: () => ({}),
  catchSchemaFailure: (): CallError => ({ kind: 'unreadable', status: 200, statusText: '', sentence: null }),
})
