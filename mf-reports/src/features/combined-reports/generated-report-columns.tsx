import {
  ActionIcon,
  Anchor,
  Button,
  Group,
  icons,
  Link,
  mayChange,
  Moment,
  StateBadge,
  type Column,
} from '@clarity/admin-kit'
import type { CombinedReportRow } from '@clarity/contracts/combined-report'
import { Fragment } from 'react'
import { requestPath, sourcesPath } from '../../admin-paths'
import { LongId } from '../../parts/long-id'
import { generatedTexts } from './texts'
import { linkTexts } from '../../parts/report-links/texts'
import { ClosedLinkBadge } from '../../parts/report-links/link-badge'

const { columns } = generatedTexts

/** A table shows only the beginning of a long prompt. */
const previewLength = 160

interface Handlers {
  onLink(reportId: string): void
}

export const generatedReportColumns = ({ onLink }: Handlers): readonly Column<CombinedReportRow>[] => [
  {
    key: 'id',
    header: columns.id,
    sort: 'combined_report_id',
    cell: (report) => (
      <>
        <ReportId report={report} />
        <ClosedLinkBadge state={report.link_state} />
      </>
    ),
  },
  {
    key: 'generated',
    header: columns.generated,
    sort: 'generated_at',
    cell: (report) => <GeneratedAt report={report} />,
  },
  {
    key: 'conversations',
    header: columns.conversations,
    sort: 'conversation_count',
    cell: (report) => <CoveredConversations report={report} />,
  },
  {
    key: 'prompt',
    header: columns.prompt,
    isCut: true,
    cell: ({ prompt_used }) => (
      <span className="reports-prompt-preview" title={prompt_used}>
        {preview(prompt_used)}
      </span>
    ),
  },
  { key: 'view', header: columns.view, cell: (report) => <ReportLinks report={report} onLink={onLink} /> },
]

function GeneratedAt({ report: { status, generated_at } }: { readonly report: CombinedReportRow }) {
  if (status === 'preparing') return <StateBadge meaning="caution">{generatedTexts.preparing}</StateBadge>
  if (status === 'failed' || generated_at === null)
    return <StateBadge meaning="bad">{generatedTexts.failed}</StateBadge>
  return <Moment at={generated_at} />
}

/** It leads to its sources once it is written. */
function ReportId({ report: { status, combined_report_id: id } }: { readonly report: CombinedReportRow }) {
  return (
    <LongId name={columns.id} {...(status === 'ready' && { to: sourcesPath(id) })}>
      {id}
    </LongId>
  )
}

/** How many conversations, and whose; each name leads to the page of its request. */
function CoveredConversations({ report }: { readonly report: CombinedReportRow }) {
  const people = report.conversations?.map(({ id, recipient_name: name }) => ({
    id,
    name: name ?? generatedTexts.unnamed,
  }))
  return (
    <span className="reports-covered" title={people?.map(({ name }) => name).join(', ')}>
      {report.conversation_count.toLocaleString()}
      {people?.map(({ id, name }, at) => (
        <Fragment key={id}>
          {at === 0 ? ' ' : ', '}
          <Anchor component={Link} to={requestPath(id)} inherit>
            {name}
          </Anchor>
        </Fragment>
      ))}
    </span>
  )
}

function ReportLinks({ report, onLink }: Handlers & { readonly report: CombinedReportRow }) {
  const { status, combined_report_id: id } = report
  if (status === 'failed') return null
  return (
    <Group gap={6} wrap="nowrap">
      <ViewLink report={report} />
      {status === 'ready' && (
        <Button size="compact-sm" variant="default" component={Link} to={sourcesPath(id)}>
          {generatedTexts.sources}
        </Button>
      )}
      {mayChange() && (
        <ActionIcon
          variant="default"
          size={26}
          className="reports-more"
          aria-label={linkTexts.open}
          onClick={() => onLink(id)}
        >
          <icons.Ellipsis size={16} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  )
}

/** A report that is being prepared can be opened too: its page waits for it. A closed one opens to an admin only. */
function ViewLink({ report }: { readonly report: CombinedReportRow }) {
  // An account that only reads has no email that opens reports: the server masks what it opens directly.
  const direct = mayChange() && !isClosed(report) ? '' : '?skip_email=1'
  const path = report.short_code
    ? `/${report.short_code}`
    : `/combined-report/${encodeURIComponent(report.combined_report_id)}${direct}`
  return (
    <Button
      size="compact-sm"
      variant="default"
      component="a"
      href={path}
      target="_blank"
      rel="noopener"
      rightSection={<icons.ExternalLink size={14} aria-hidden />}
    >
      {generatedTexts.view}
    </Button>
  )
}

function isClosed({ link_state = 'open' }: CombinedReportRow): boolean {
  return link_state !== 'open'
}

function preview(prompt: string): string {
  const line = prompt.slice(0, previewLength + 1).replace(/\s+/g, ' ')
  return prompt.length > previewLength ? `${line.slice(0, previewLength)}…` : line
}
