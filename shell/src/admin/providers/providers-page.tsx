import { ErrorBanner, FullScreenSpinner, PageFrame, Stack, Text } from '@clarity/admin-kit'
import { ProviderCard } from './provider-card'
import { providersApi } from './providers.api'
import './providers.css'
import { texts } from './texts'

/** The provider of each port, its settings and its health. */
export default function ProvidersPage() {
  const { data, isError, refetch } = providersApi.useListProvidersQuery(undefined, { refetchOnMountOrArgChange: true })
  if (!data && !isError) return <FullScreenSpinner />
  return (
    <PageFrame title={texts.title}>
      <Text size="sm" c="dimmed">
        {texts.lead}
      </Text>
      {isError && <ErrorBanner onRetry={() => void refetch()}>{texts.failed}</ErrorBanner>}
      <Stack gap="md">
        {data?.map((provider) => (
          <ProviderCard key={provider.port} provider={provider} />
        ))}
      </Stack>
    </PageFrame>
  )
}
