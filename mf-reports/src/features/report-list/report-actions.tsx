import { Button, Group, icons, mayChange } from '@clarity/admin-kit'
import { reportAddress } from '../../report-address'
import type { ListedReport } from '../../reports.api'
import { reportListTexts } from '../../texts'
import { MoreActions } from './more-actions'
import { ReRunButton } from '../../parts/re-run-button'
import './report-actions.css'

export interface ReportActionsProps {
  readonly report: ListedReport
  onRaw(report: ListedReport): void
  onReRun(demoRequestId: string): void
  onLink(reportId: string): void
}

const look = { size: 'compact-sm', variant: 'default' } as const

export function ReportActions({ report, onRaw, onReRun, onLink }: ReportActionsProps) {
  const { report_id: id, demo_request_id: demoRequestId } = report
  return (
    <Group gap={6} wrap="nowrap" className="reports-actions">
      {id && (
        <Button
          {...look}
          component="a"
          href={reportAddress(id)}
          target="_blank"
          rel="noopener"
          rightSection={<icons.ExternalLink size={14} aria-hidden />}
        >
          {reportListTexts.open}
        </Button>
      )}
      {mayChange() && (
        <Button {...look} className="kit-quiet" onClick={() => onRaw(report)}>
          {reportListTexts.raw}
        </Button>
      )}
      {mayChange() && demoRequestId && <ReRunButton {...look} demoRequestId={demoRequestId} onAsk={onReRun} />}
      {id && <MoreActions reportId={id} onLink={onLink} />}
    </Group>
  )
}
