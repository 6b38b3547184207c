import { DataTable, EmptyState, ErrorBanner, PageFrame, Text, useLive } from '@clarity/admin-kit'
import { useGetSendingQuery } from '../alarms/alarms.api'
import { SpendingNotes } from '../alarms/spending-notes'
import { costColumns } from './cost-columns'
import { CostTotals } from './cost-totals'
import './costs.css'
import { useListCostsQuery } from './costs.api'
import { PauseButton } from './pause-button'
import { texts } from './texts'

/** What costs money: texts, calls, and reports by a language model. */
const spending = ['sms', 'request', 'report'] as const

/** What the month has cost, the limit, and the switch that stops it. */
export default function CostsPage() {
  const costs = useListCostsQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data: sending, isError, refetch } = useGetSendingQuery(undefined, { refetchOnMountOrArgChange: true })
  const hasFailed = costs.isError || isError
  const refetchAll = () => {
    void costs.refetch()
    void refetch()
  }
  useLive(spending, refetchAll)
  return (
    <PageFrame title={texts.title} action={sending && <PauseButton isPaused={sending.all === 'off'} />}>
      <Text size="sm" c="dimmed">
        {texts.lead}
      </Text>
      {hasFailed && <ErrorBanner onRetry={refetchAll}>{texts.failed}</ErrorBanner>}
      {!hasFailed && (
        <>
          {sending ? <CostTotals sending={sending} /> : <div className="cost-totals" aria-hidden />}
          {sending && <SpendingNotes sending={sending} />}
          <DataTable
            label={texts.list}
            columns={costColumns(sending?.currency ?? 'USD')}
            rows={costs.data ?? []}
            rowId={({ kind, country, scenario_id: scenario }) => `${kind} ${country} ${scenario}`}
            isLoading={!costs.data || !sending}
            empty={<EmptyState text={texts.none} hint={texts.noneHint} />}
          />
        </>
      )}
    </PageFrame>
  )
}
