import { Button, Card, Group, icons, lazyPart, Text, Title } from '@clarity/admin-kit'
import type { Provider } from '@clarity/contracts/provider'
import { failureSentence } from '../parts/failure-sentence'
import { CheckResult } from './check-result'
import { PortState } from './port-state'
import { ProviderSettings, SettingTroubles } from './provider-settings'
import { providersApi } from './providers.api'
import { texts } from './texts'
import { UnknownList } from './unknown-list'
import { WebhookList } from './webhook-list'

// Its phone field comes with the numbers of every country, which are most of the page's bytes.
const TestMessage = lazyPart(
  () => import('./test-message').then((module) => module.TestMessage),
  <div className="test-waiting" />,
)

/** One port. Each is checked on its own as soon as it is shown: a slow provider delays no other. */
export function ProviderCard({ provider }: { readonly provider: Provider }) {
  const { port, name, summary, settings, webhooks, unknown } = provider
  const title = texts.ports[port]
  const { data, error, isFetching, refetch } = providersApi.useCheckProviderQuery(port)
  return (
    <Card withBorder radius={10} padding="lg" component="section" aria-label={title} aria-busy={isFetching}>
      <Group justify="space-between" gap="sm" align="flex-start">
        <div className="kit-words">
          <Group gap="xs">
            <Title order={2} size="h4">
              {title}
            </Title>
            <PortState settings={settings} check={data} isFailed={error !== undefined} isAsking={isFetching} />
          </Group>
          <Text size="sm">{name}</Text>
          <Text size="sm" c="dimmed">
            {summary}
          </Text>
        </div>
        <Button
          variant="default"
          size="sm"
          leftSection={<icons.RefreshCw size={16} aria-hidden />}
          loading={isFetching}
          aria-label={texts.checkPort(title)}
          onClick={() => void refetch()}
        >
          {texts.checkAgain}
        </Button>
      </Group>
      <SettingTroubles settings={settings} />
      <CheckResult check={data} failure={error && failureSentence(error)} />
      <ProviderSettings settings={settings} />
      <WebhookList webhooks={webhooks} />
      <UnknownList unknown={unknown} />
      {port === 'sms' && <TestMessage />}
    </Card>
  )
}
