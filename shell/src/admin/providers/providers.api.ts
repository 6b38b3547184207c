import { api } from '@clarity/admin-kit'
import { Provider, ProviderCheck, TestSms, type ProviderPort, type SendTestSms } from '@clarity/contracts/provider'
import { array } from 'valibot'

const path = '/api/admin/providers'

export const providersApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listProviders: build.query<Provider[], void>({ query: () => path, rawResponseSchema: array(Provider) }),
    // Calls an outside service but changes nothing: its answer is cached like any query's.
    checkProvider: build.query<ProviderCheck, ProviderPort>({
      query: (port) => ({ path: `${path}/${port}/check`, method: 'POST' }),
      rawResponseSchema: ProviderCheck,
      keepUnusedDataFor: 0,
    }),
    sendTestSms: build.mutation<TestSms, SendTestSms>({
      query: (body) => ({ path: `${path}/sms/test`, method: 'POST', body }),
      rawResponseSchema: TestSms,
    }),
    getTestSms: build.query<TestSms, string>({
      query: (id) => `${path}/sms/test/${encodeURIComponent(id)}`,
      rawResponseSchema: TestSms,
      keepUnusedDataFor: 0,
    }),
  }),
})
