import { Button, Group, Link, RelativeMoment, Text } from '@clarity/admin-kit'
import { openBatchPath } from '../../../batch-paths'
import { useLatestBatchesQuery } from '../../../batch.api'
import { texts } from '../../../texts'

/** Offers to go on with the user's latest batch that was left in the middle. */
export function UnfinishedBatch() {
  const { currentData = [] } = useLatestBatchesQuery(undefined, { refetchOnMountOrArgChange: true })
  const batch = currentData.find(({ is_own, row_count, created_count }) => is_own && created_count < row_count)
  if (!batch) return null
  return (
    <section className="batch-unfinished" aria-label={texts.unfinishedLabel}>
      <Group justify="space-between" gap="sm">
        <Text size="sm">
          {texts.unfinished(batch.row_count - batch.created_count)} <RelativeMoment at={batch.updated_at} />.
        </Text>
        <Button component={Link} to={openBatchPath(batch.id)} size="compact-sm" variant="default">
          {texts.goOn}
        </Button>
      </Group>
    </section>
  )
}
