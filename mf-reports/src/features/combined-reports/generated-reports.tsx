import { ActionIcon, Button, DataTable, EmptyState, Group, icons, TextInput, Title } from '@clarity/admin-kit'
import { useMemo } from 'react'
import { ListFrame } from '../../parts/list-frame'
import { LoadingNote } from '../../parts/loading-note'
import { useDialogContent } from '../../parts/use-dialog-content'
import { generatedTexts } from './texts'
import { LinkDialog } from '../../parts/report-links/link-dialog'
import { generatedReportColumns } from './generated-report-columns'
import type { GeneratedList } from './use-generated-reports'
import './generated-reports.css'

/** The generated reports, newest first. */
export function GeneratedReports({ reports }: { readonly reports: GeneratedList }) {
  const { rows, total, isLoading, isLoadingMore, error, loadMore, refresh, typed, search } = reports
  const links = useDialogContent<readonly string[]>()
  const { open: openLinks } = links
  const columns = useMemo(() => generatedReportColumns({ onLink: (id) => openLinks([id]) }), [openLinks])
  return (
    <ListFrame className="reports-generated">
      <Group gap="sm">
        <Title order={2} size="h4">
          {generatedTexts.title}
        </Title>
        <ActionIcon variant="subtle" size="lg" aria-label={generatedTexts.refresh} onClick={refresh}>
          <icons.RefreshCw size={16} aria-hidden />
        </ActionIcon>
        <TextInput
          type="search"
          className="reports-generated-search"
          aria-label={generatedTexts.search}
          placeholder={generatedTexts.search}
          leftSection={<icons.Search size={16} aria-hidden />}
          value={typed}
          onChange={(event) => search(event.currentTarget.value)}
        />
        <LoadingNote isLoading={isLoading} />
        <Button
          component="a"
          href={reports.exportPath}
          download
          aria-label={generatedTexts.exportLabel}
          variant="default"
          className="reports-generated-export"
          leftSection={<icons.Download size={16} aria-hidden />}
        >
          {generatedTexts.export}
        </Button>
      </Group>
      <DataTable
        label={generatedTexts.title}
        columns={columns}
        rows={rows}
        rowId={({ combined_report_id }) => combined_report_id}
        isLoading={isLoading}
        isLoadingMore={isLoadingMore}
        total={total}
        sort={reports.sort}
        onSort={reports.sortBy}
        // If the list could not be fetched, it is unknown whether there are any.
        empty={error ? null : <None isSearched={typed.trim() !== ''} />}
        onEnd={loadMore}
      />
      <LinkDialog links={links} />
    </ListFrame>
  )
}

function None({ isSearched }: { readonly isSearched: boolean }) {
  return isSearched ? (
    <EmptyState text={generatedTexts.noMatch} hint={generatedTexts.noMatchHint} />
  ) : (
    <EmptyState text={generatedTexts.none} hint={generatedTexts.noneHint} />
  )
}
