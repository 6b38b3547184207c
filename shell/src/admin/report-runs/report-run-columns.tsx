import { Anchor, CopyId, Link, Moment, StateBadge, Text, type Column } from '@clarity/admin-kit'
import type { ReportRun } from '@clarity/contracts/report-run'
import { texts } from './texts'

const { columns } = texts

/** The page that shows a run's subject: a request's page is found by the id of its report or its conversation too. */
const pages: Readonly<Record<ReportRun['kind'], string>> = {
  report: '/admin/requests',
  reply: '/admin/requests',
  combined: '/admin/combined-reports',
}

export const reportRunColumns: readonly Column<ReportRun>[] = [
  { key: 'at', header: columns.at, sort: 'created_at', cell: ({ created_at }) => <Moment at={created_at} /> },
  { key: 'kind', header: columns.kind, sort: 'kind', cell: ({ kind }) => texts.kinds[kind] },
  {
    key: 'subject',
    header: columns.subject,
    sort: 'subject_id',
    cell: ({ subject_id: id, kind }) =>
      id === null ? (
        texts.dash
      ) : (
        <span className="run-subject">
          <Anchor
            component={Link}
            to={`${pages[kind]}/${encodeURIComponent(id)}`}
            className="run-id"
            title={id}
            inherit
          >
            {id}
          </Anchor>
          <CopyId name={columns.subject}>{id}</CopyId>
        </span>
      ),
  },
  { key: 'writer', header: columns.writer, sort: 'writer', cell: ({ writer }) => texts.writers[writer] ?? writer },
  {
    key: 'model',
    header: columns.model,
    sort: 'model',
    isCut: true,
    cell: ({ model }) => <OptionalText>{model}</OptionalText>,
  },
  {
    key: 'outcome',
    header: columns.outcome,
    sort: 'outcome',
    cell: ({ outcome, fallback_reason: reason }) => (
      <div>
        <StateBadge meaning={outcome === 'fell-back' ? 'caution' : 'plain'}>{texts.outcomes[outcome]}</StateBadge>
        {reason !== null && (
          <Text size="xs" c="dimmed">
            {reason}
          </Text>
        )}
      </div>
    ),
  },
  {
    key: 'tokens',
    header: columns.tokens,
    sort: 'tokens_in',
    align: 'right',
    cell: ({ tokens_in: tokensIn, tokens_out: tokensOut }) => texts.tokens(tokensIn, tokensOut),
  },
  {
    key: 'time',
    header: columns.time,
    sort: 'duration_ms',
    align: 'right',
    cell: ({ duration_ms: ms }) => texts.seconds(ms),
  },
  {
    key: 'cost',
    header: columns.cost,
    sort: 'cost_usd',
    align: 'right',
    cell: ({ cost_usd: usd }) => <OptionalText>{usd === null ? null : texts.cost(usd)}</OptionalText>,
  },
]

function OptionalText({ children }: { readonly children: string | null }) {
  return (
    children ?? (
      <Text span inherit c="dimmed">
        {texts.dash}
      </Text>
    )
  )
}
