import { api } from '@clarity/admin-kit'
import { InvitedPerson, Person, type InvitePerson } from '@clarity/contracts/person'
import type { Role } from '@clarity/contracts/role'
import { array } from 'valibot'

const path = '/api/admin/people'
const people = { type: 'List', id: path } as const
const of = (id: string) => `${path}/${encodeURIComponent(id)}`

export const peopleApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listPeople: build.query<Person[], void>({
      query: () => path,
      rawResponseSchema: array(Person),
      providesTags: [people],
    }),
    invitePerson: build.mutation<InvitedPerson, InvitePerson>({
      query: (body) => ({ path, method: 'POST', body }),
      rawResponseSchema: InvitedPerson,
      invalidatesTags: [people],
    }),
    changeRole: build.mutation<Person, { readonly id: string; readonly role: Role }>({
      query: ({ id, role }) => ({ path: of(id), method: 'PATCH', body: { role } }),
      rawResponseSchema: Person,
      invalidatesTags: [people],
    }),
    removePerson: build.mutation<null, string>({
      query: (id) => ({ path: of(id), method: 'DELETE' }),
      invalidatesTags: [people],
    }),
  }),
})
