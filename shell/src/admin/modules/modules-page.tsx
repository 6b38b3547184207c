import { EmptyState, ErrorBanner, FullScreenSpinner, PageFrame, Stack, Text } from '@clarity/admin-kit'
import { adminApi } from '../admin.api'
import { texts } from '../texts'
import { ModuleCard } from './module-card'

/** Every module with its version, its state, its history, and the ways to change it. */
export default function ModulesPage() {
  const { data, isError, refetch } = adminApi.useListRemotesQuery(undefined, { refetchOnMountOrArgChange: true })
  if (!data && !isError) return <FullScreenSpinner />
  return (
    <PageFrame title={texts.modules.title}>
      <Text size="sm" c="dimmed">
        {texts.modules.lead}
      </Text>
      {isError && <ErrorBanner onRetry={() => void refetch()}>{texts.modules.failed}</ErrorBanner>}
      {data?.length === 0 && <EmptyState text={texts.modules.none} hint={texts.modules.noneHint} />}
      <Stack gap="md">
        {data?.map((remote) => (
          <ModuleCard key={remote.name} remote={remote} />
        ))}
      </Stack>
    </PageFrame>
  )
}
