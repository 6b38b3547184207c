import { Alert, Anchor, ErrorBanner, icons } from '@clarity/admin-kit'
import { combinedReportTexts, type CombinedReportRow } from '@clarity/contracts/combined-report'
import type { Generated } from '../../combined-reports.api'
import { promptTexts } from './texts'
import './generation-result.css'

interface GenerationResultProps {
  readonly generated: Generated
  /** The list's state of the report is newer than the request's answer. */
  readonly reports: readonly CombinedReportRow[]
}

export function GenerationResult({ generated: { shortCode, isWritten }, reports }: GenerationResultProps) {
  const row = reports.find(({ short_code }) => short_code === shortCode)
  const status = row?.status ?? (isWritten ? 'ready' : 'preparing')
  if (status === 'failed') return <ErrorBanner>{combinedReportTexts.failed}</ErrorBanner>
  const isReady = isWritten || status === 'ready'
  const Sign = isReady ? icons.CircleCheck : icons.CircleDashed
  return (
    <Alert
      mt="sm"
      role="presentation"
      className={isReady ? 'reports-done' : 'reports-underway'}
      icon={<Sign size={18} aria-hidden />}
    >
      {isReady ? combinedReportTexts.generated : promptTexts.preparing}{' '}
      <span className="reports-short-code">
        {promptTexts.shortCode}{' '}
        <Anchor href={`/${shortCode}`} target="_blank" rel="noopener" inherit fw={600}>
          {shortCode}
        </Anchor>
      </span>
    </Alert>
  )
}
