import { Alert, Button, ErrorBanner, Group, icons, Text } from '@clarity/admin-kit'
import { texts } from '../../../texts'
import { isBlank } from '../rows/row'
import type { Sheet } from '../rows/sheet'
import { UnfinishedBatch } from './unfinished-batch'
import type { StoredBatchState } from './use-stored-batch'

interface StoredNoticeProps {
  readonly stored: StoredBatchState
  readonly sheet: Sheet
}

/** What the user has to know of the batch on the server: it is elsewhere, loading, or missing; or there is an earlier one. */
export function StoredNotice({ stored: { saving, isOpening, failure, reopen }, sheet }: StoredNoticeProps) {
  if (isOpening)
    return (
      <Text role="status" size="sm" c="dimmed">
        {texts.openingBatch}
      </Text>
    )
  if (failure === 'unknown') return <ErrorBanner>{texts.unknownBatch}</ErrorBanner>
  if (failure === 'failed') return <ErrorBanner onRetry={reopen}>{texts.batchNotLoaded}</ErrorBanner>
  if (saving.state === 'taken')
    return (
      <Alert role="alert" className="kit-caution" icon={<icons.CircleAlert size={18} aria-hidden />}>
        <Group justify="space-between" gap="sm">
          <Text size="sm" className="kit-words">
            {texts.taken}
          </Text>
          <Button size="compact-sm" variant="default" onClick={reopen}>
            {texts.loadLater}
          </Button>
        </Group>
      </Alert>
    )
  const isUntouched = saving.id === null && sheet.rows.length === 1 && sheet.rows.every(isBlank)
  return isUntouched ? <UnfinishedBatch /> : null
}
