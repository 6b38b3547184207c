import {
  Button,
  CardSort,
  ConfirmDialog,
  DataTable,
  EmptyState,
  ErrorBanner,
  icons,
  ListToolbar,
  mayChange,
  PageFrame,
  Text,
  useListAddress,
  useLocation,
  useNavigate,
} from '@clarity/admin-kit'
import { scenarioTexts } from '@clarity/contracts/scenario'
import { useMemo } from 'react'
import { listSentence } from '../../list-sentence'
import { formPaths } from '../../paths'
import { listTexts } from '../../texts'
import { useScenarios } from '../../use-scenarios'
import { ExportScenarios } from './export-scenarios'
import { findScenarios } from './find-scenarios'
import { scenarioColumns } from './scenario-columns'
import { useDeleteScenario } from './use-delete-scenario'
import './scenario-list.css'

export function ScenarioListPage() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const address = useListAddress()
  const { scenarios, isLoading, error, retry } = useScenarios()
  const deletion = useDeleteScenario()
  const found = useMemo(() => findScenarios(scenarios, address.query), [scenarios, address.query])
  const isEmpty = scenarios.length === 0
  const columns = scenarioColumns(search, deletion.ask)
  return (
    <PageFrame
      title={listTexts.title}
      action={
        mayChange() && (
          <Button
            leftSection={<icons.Plus size={16} aria-hidden />}
            disabled={isLoading}
            onClick={() => void navigate(formPaths.add(search))}
          >
            {listTexts.add}
          </Button>
        )
      }
    >
      <ListToolbar address={address} shown={found.length} total={scenarios.length}>
        <CardSort columns={columns} sort={address.query.sort} />
        {isLoading && (
          <Text size="sm" c="dimmed">
            {listTexts.loading}
          </Text>
        )}
        {mayChange() && <ExportScenarios scenarios={found} />}
      </ListToolbar>
      {deletion.failure && <ErrorBanner>{deletion.failure}</ErrorBanner>}
      {error && <ErrorBanner onRetry={retry}>{listSentence(error)}</ErrorBanner>}
      {!(error && isEmpty) && (
        <div className="scenario-table">
          <DataTable
            label={listTexts.title}
            columns={columns}
            rows={found}
            rowId={({ id }) => id}
            isLoading={isLoading && isEmpty}
            sort={address.query.sort}
            onSort={address.toggleSort}
            empty={<EmptyState text={scenarioTexts.none} hint={isEmpty ? listTexts.noneHint : listTexts.noMatch} />}
          />
        </div>
      )}
      <ConfirmDialog
        isOpen={deletion.question?.isOpen ?? false}
        title={listTexts.deleteQuestion}
        confirm={listTexts.delete}
        isDangerous
        isBusy={deletion.isBusy}
        onConfirm={() => void deletion.confirm()}
        onCancel={deletion.cancel}
      >
        {deletion.question && listTexts.deleteMeaning(deletion.question.scenario.title)}
      </ConfirmDialog>
    </PageFrame>
  )
}
