import { EmptyState, ErrorBanner, FullScreenSpinner, PageFrame, Stack, Text } from '@clarity/admin-kit'
import { TokensSection } from '../tokens/tokens-section'
import { ModuleCard } from './module-card'
import { modulesApi } from './modules.api'
import './modules.css'
import { texts } from './texts'

/** Every module with its version, its state, its history, and the ways to change it. */
export default function ModulesPage() {
  const { data, isError, refetch } = modulesApi.useListRemotesQuery(undefined, { refetchOnMountOrArgChange: true })
  if (!data && !isError) return <FullScreenSpinner />
  return (
    <PageFrame title={texts.title}>
      <Text size="sm" c="dimmed">
        {texts.lead}
      </Text>
      {isError && <ErrorBanner onRetry={() => void refetch()}>{texts.failed}</ErrorBanner>}
      {data?.length === 0 && <EmptyState text={texts.none} hint={texts.noneHint} />}
      <Stack gap="md">
        {data?.map((remote) => (
          <ModuleCard key={remote.name} remote={remote} />
        ))}
      </Stack>
      <TokensSection modules={data ?? []} />
    </PageFrame>
  )
}
