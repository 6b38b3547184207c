import { Moment, Text } from '@clarity/admin-kit'
import type { Provider } from '@clarity/contracts/provider'
import { texts } from './texts'

/** The webhook addresses of a provider, and when it last posted to each. */
export function WebhookList({ webhooks }: { readonly webhooks: Provider['webhooks'] }) {
  if (webhooks.length === 0) return null
  return (
    <div className="provider-part">
      <h3>{texts.webhooks}</h3>
      <ul className="provider-list">
        {webhooks.map(({ kind, address, heard_at: heardAt }) => (
          <li key={kind}>
            <Text size="sm">
              {texts.webhookKinds[kind]}: {heardAt === null ? texts.neverHeard : texts.lastHeard}{' '}
              {heardAt !== null && <Moment at={heardAt} />}
            </Text>
            <code className="address">{address}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}
