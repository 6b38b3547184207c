import { ActionIcon, Button, DataTable, EmptyState, Group, icons, Title } from '@clarity/admin-kit'
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
  const { rows, total, isLoading, isLoadingMore, error, loadMore, refresh } = reports
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
        <LoadingNote isLoading={isLoading} />
        <Button
          component="a"
          href="/api/admin/combined-reports/export"
          download
          aria-label={generatedTexts.exportLabel}
          variant="default"
          ml="auto"
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
        // If the list could not be fetched, it is unknown whether there are any.
        empty={error ? null : <EmptyState text={generatedTexts.none} hint={generatedTexts.noneHint} />}
        onEnd={loadMore}
      />
      <LinkDialog links={links} />
    </ListFrame>
  )
}
