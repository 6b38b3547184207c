import { Button, Group, icons } from '@clarity/admin-kit'
import type { ListedReport } from '../../reports.api'
import { reportListTexts } from '../../texts'
import { ReRunButton } from './re-run-button'

export interface ReportActionsProps {
  readonly report: ListedReport
  onRaw(report: ListedReport): void
  /** What went wrong with a re-run; null as soon as one is started. */
  onReRunProblem(sentence: string | null): void
}

const look = { size: 'compact-sm', variant: 'default' } as const

export function ReportActions({ report, onRaw, onReRunProblem }: ReportActionsProps) {
  const { report_id: id, demo_request_id: demoRequestId } = report
  return (
    <Group gap={6} wrap="nowrap">
      {id && (
        <Button
          {...look}
          component="a"
          href={`/report/${encodeURIComponent(id)}?skip_email=1`}
          target="_blank"
          rel="noopener"
          rightSection={<icons.ExternalLink size={14} aria-hidden />}
        >
          {reportListTexts.open}
        </Button>
      )}
      <Button {...look} onClick={() => onRaw(report)}>
        {reportListTexts.raw}
      </Button>
      {demoRequestId && <ReRunButton {...look} demoRequestId={demoRequestId} onProblem={onReRunProblem} />}
    </Group>
  )
}
