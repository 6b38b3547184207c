import { ErrorBanner, Modal, Skeleton } from '@clarity/admin-kit'
import { reportTexts } from '@clarity/contracts/report'
import type { DialogContent } from '../../parts/use-dialog-content'
import { useGetReportTextQuery, type ListedReport } from '../../reports.api'
import { rawTexts } from './texts'
import { sharedTexts } from '../../texts'
import { CopyButton } from './copy-button'
import { indentJson } from './indent-json'
import './raw-report.css'

/** The report's stored text; fetched only if the list did not include it. */
export function RawReportDialog({
  raw: { thing: report, isOpen, close },
}: {
  readonly raw: DialogContent<ListedReport>
}) {
  return (
    <Modal
      opened={isOpen}
      onClose={close}
      title={rawTexts.title}
      size="xl"
      closeButtonProps={{ 'aria-label': sharedTexts.close }}
    >
      {report?.report_content ? (
        <RawText text={report.report_content} />
      ) : (
        <FetchedRawText reportId={report?.report_id ?? ''} />
      )}
    </Modal>
  )
}

function FetchedRawText({ reportId }: { readonly reportId: string }) {
  const { data, isFetching, isError, refetch } = useGetReportTextQuery(reportId, { refetchOnMountOrArgChange: true })
  if (isFetching) return <Skeleton height={320} role="status" aria-label={sharedTexts.loading} />
  if (isError || !data) return <ErrorBanner onRetry={() => void refetch()}>{reportTexts.contentFailed}</ErrorBanner>
  return <RawText text={data.report_content ?? ''} />
}

function RawText({ text }: { readonly text: string }) {
  if (text === '') return <p>{reportTexts.noContent}</p>
  return (
    <>
      <pre className="reports-raw" tabIndex={0} role="region" aria-label={rawTexts.title}>
        {indentJson(text)}
      </pre>
      <CopyButton text={text} />
    </>
  )
}
