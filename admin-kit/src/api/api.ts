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

const inject = api.injectEndpoints
let returning: ReadonlySet<string> = new Set()

/** Called before a remote is run again, or another version of it: the endpoints that there are may be injected anew. */
export function letEndpointsReturn(): void {
  returning = new Set(Object.keys(api.endpoints))
}

// Names that two remotes share are refused, and what comes again from one that is run again is not.
Object.assign(api, {
  injectEndpoints: (options: Parameters<typeof inject>[0]) => {
    const known = endpointNames(options).filter((name) => Object.hasOwn(api.endpoints, name))
    return inject({ ...options, overrideExisting: known.every((name) => returning.has(name)) || 'throw' })
  },
})

function endpointNames({ endpoints }: Parameters<typeof inject>[0]): string[] {
  const build = { query: asItIs, mutation: asItIs, infiniteQuery: asItIs }
  return Object.keys(endpoints(build as unknown as Parameters<typeof endpoints>[0]))
}

function asItIs<Definition>(definition: Definition): Definition {
  return definition
}
