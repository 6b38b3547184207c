import { api } from '@clarity/admin-kit'
import { Alarm } from '@clarity/contracts/alarm'
import { array } from 'valibot'

export const { useListAlarmsQuery } = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listAlarms: build.query<Alarm[], void>({ query: () => '/api/admin/alarms', rawResponseSchema: array(Alarm) }),
  }),
})
