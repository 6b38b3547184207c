import { api } from '@clarity/admin-kit'
import { Alarm } from '@clarity/contracts/alarm'
import { Sending, type SetSending } from '@clarity/contracts/sending'
import { array } from 'valibot'

const sending = { type: 'List', id: '/api/admin/sending' } as const

export const { useListAlarmsQuery, useGetSendingQuery, useSetSendingMutation } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getSending: build.query<Sending, void>({
      query: () => sending.id,
      rawResponseSchema: Sending,
      providesTags: [sending],
    }),
    setSending: build.mutation<Sending, SetSending>({
      query: (body) => ({ path: sending.id, method: 'PUT', body }),
      rawResponseSchema: Sending,
      invalidatesTags: [sending],
    }),
    listAlarms: build.query<Alarm[], void>({ query: () => '/api/admin/alarms', rawResponseSchema: array(Alarm) }),
  }),
})
