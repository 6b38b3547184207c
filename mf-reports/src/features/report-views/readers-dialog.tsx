import { Modal, RelativeMoment, Text } from '@clarity/admin-kit'
import { readersOfReportMax } from '@clarity/contracts/report-reading'
import { useListReadersOfReportQuery } from '../../report-readers.api'
import { readerTexts as texts } from './texts'
import { requestReportTexts, sharedTexts } from '../../texts'

/** Who read one report, how often, when last and where. */
export function ReadersDialog({ reportId, onClose }: { readonly reportId: string; onClose(this: void): void }) {
  const { currentData, isError } = useListReadersOfReportQuery(reportId, { refetchOnMountOrArgChange: true })
  return (
    <Modal opened onClose={onClose} title={texts.readersOf} closeButtonProps={{ 'aria-label': sharedTexts.close }}>
      {isError && <Text role="alert">{texts.failed}</Text>}
      {!currentData && !isError && <Text c="dimmed">{sharedTexts.loading}</Text>}
      <ul className="reports-readers">
        {currentData?.map(({ email, views, last_at, geo_location }) => (
          <li key={email}>
            <bdi>{email}</bdi>: {requestReportTexts.views(views)}, {requestReportTexts.last}{' '}
            <RelativeMoment at={last_at} />
            {geo_location !== null && `, ${geo_location}`}
          </li>
        ))}
      </ul>
      {currentData?.length === readersOfReportMax && (
        <Text size="sm" c="dimmed">
          {texts.latestOnly(readersOfReportMax)}
        </Text>
      )}
    </Modal>
  )
}
