import { api } from '@clarity/admin-kit'
import {
  CreatedWebhook,
  Webhook,
  WebhookDelivery,
  type ChangeWebhook,
  type CreateWebhook,
} from '@clarity/contracts/webhook'
import { array } from 'valibot'

const path = '/api/admin/webhooks'
const webhooks = { type: 'List', id: path } as const
const deliveries = { type: 'List', id: `${path}/deliveries` } as const
const of = (id: string) => `${path}/${encodeURIComponent(id)}`

export const webhooksApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listWebhooks: build.query<Webhook[], void>({
      query: () => path,
      rawResponseSchema: array(Webhook),
      providesTags: [webhooks],
    }),
    createWebhook: build.mutation<CreatedWebhook, CreateWebhook>({
      query: (body) => ({ path, method: 'POST', body }),
      rawResponseSchema: CreatedWebhook,
      invalidatesTags: [webhooks],
    }),
    changeWebhook: build.mutation<Webhook, ChangeWebhook & { id: string }>({
      query: ({ id, ...body }) => ({ path: of(id), method: 'PATCH', body }),
      rawResponseSchema: Webhook,
      invalidatesTags: [webhooks],
    }),
    deleteWebhook: build.mutation<null, string>({
      query: (id) => ({ path: of(id), method: 'DELETE' }),
      invalidatesTags: [webhooks],
    }),
    listDeliveries: build.query<WebhookDelivery[], string>({
      query: (id) => `${of(id)}/deliveries`,
      rawResponseSchema: array(WebhookDelivery),
      providesTags: [deliveries],
    }),
    redeliver: build.mutation<null, string>({
      query: (id) => ({ path: `${path}/deliveries/${encodeURIComponent(id)}/redeliver`, method: 'POST' }),
      invalidatesTags: [deliveries],
    }),
  }),
})
