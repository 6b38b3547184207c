import {
  ListView,
  localDays,
  PageFrame,
  Text,
  useListAddress,
  useListFilters,
  usePagedRows,
  type CallError,
} from '@clarity/admin-kit'
import { auditTexts } from '@clarity/contracts/audit'
import { useMemo } from 'react'
import { auditColumns } from './audit-columns'
import { AuditFilters, filterNames } from './audit-filters'
import { path, useListAuditInfiniteQuery } from './audit.api'
import './audit.css'
import { ChainCheck } from './chain-check'
import { texts } from './texts'

/** Who changed or read what, and whether the record itself was changed. */
export default function AuditPage() {
  const address = useListAddress()
  const filters = useListFilters(filterNames)
  const asked = useMemo(
    () => ({ ...address, query: { ...address.query, filters: localDays(filters.values) } }),
    [address, filters.values],
  )
  const list = usePagedRows(useListAuditInfiniteQuery(asked.query, { refetchOnMountOrArgChange: true }))
  return (
    <PageFrame title={texts.title}>
      <Text size="sm" c="dimmed">
        {texts.lead}
      </Text>
      <ChainCheck />
      <div className="audit">
        <AuditFilters filters={filters} />
        <ListView
          label={texts.title}
          address={asked}
          list={list}
          columns={auditColumns}
          rowId={({ id }) => id}
          none={{ text: texts.none, hint: texts.noneHint }}
          failure={listFailure}
          exportPath={`${path}/export`}
        />
      </div>
    </PageFrame>
  )
}

function listFailure({ kind, sentence }: CallError): string {
  return kind === 'unreadable' ? auditTexts.invalid : (sentence ?? auditTexts.fetchFailed)
}
