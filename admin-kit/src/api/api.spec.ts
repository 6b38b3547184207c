import { expect, it } from 'vitest'
import { api, letEndpointsReturn } from './api'

const injectNotes = (path: string) =>
  api.injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({ listNotes: build.query<string, void>({ query: () => ({ path }) }) }),
  })

it('refuses an endpoint name of another remote, and accepts it again from a remote that is rerun', () => {
  injectNotes('/api/admin/notes')
  expect(() => injectNotes('/api/admin/other-notes')).toThrow('listNotes')
  letEndpointsReturn()
  expect(() => injectNotes('/api/admin/notes')).not.toThrow()
})
