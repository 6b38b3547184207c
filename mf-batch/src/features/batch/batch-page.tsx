import './batch.css'
import { ErrorBanner, PageFrame, UnsavedWarning } from '@clarity/admin-kit'
import { useCallback } from 'react'
import { texts } from '../../texts'
import { BatchQuestion } from './page/batch-question'
import { DropZone } from './page/drop-zone'
import { ImportNotice } from './page/import-notice'
import { ReplacedNote } from './page/replaced-note'
import { RowList } from './page/row-list'
import { ScenarioCards } from './page/scenario-cards'
import { SubmitBar } from './page/submit-bar'
import { Toolbar } from './page/toolbar'
import { useImport } from './page/use-import'
import { useRowWindow } from './page/use-row-window'
import { useScenarios } from './page/use-scenarios'
import { usePhoneModule } from './phone/use-phone-module'
import { isBlank } from './rows/row'
import { isAnyBusy, type Sheet } from './rows/sheet'
import { sheetActions } from './rows/sheet-slice'
import { useBatch } from './submit/use-batch'

/** Requests many demos at once (docs/behaviour.md#batches). */
export function BatchPage() {
  const scenarios = useScenarios()
  const phones = usePhoneModule()
  const part = phones.state === 'ready' ? phones.part : undefined
  const batch = useBatch({ scenarioId: scenarios.chosen, isPhone: part?.isPhone })
  const { sheet, actions } = batch
  const view = useRowWindow(sheet.rows)
  const imports = useImport(batch)
  const { dismiss } = imports
  const reset = useCallback(() => {
    dismiss()
    actions.dispatch(sheetActions.reset())
  }, [actions, dismiss])

  return (
    <PageFrame title={texts.title}>
      <UnsavedWarning isDirty={hasUnsent(sheet)} />
      <fieldset className="batch-page" disabled={sheet.progress !== null || batch.isChecking}>
        <ScenarioCards scenarios={scenarios} />
        <Toolbar
          isBusy={isAnyBusy(sheet)}
          onFile={imports.takeFile}
          onAdd={() => actions.dispatch(sheetActions.rowAdded('recipient'))}
          onReset={reset}
        />
        <DropZone onFile={imports.takeFile} />
        <ReplacedNote batch={batch} outcome={imports.outcome} onDismiss={dismiss} />
        <ImportNotice outcome={imports.outcome} onDismiss={dismiss} />
        {phones.state === 'failed' && <ErrorBanner onRetry={phones.retry}>{texts.phonesFailed}</ErrorBanner>}
        <RowList batch={batch} view={view} part={part} />
        <p className="batch-soft batch-keys">{texts.keys}</p>
      </fieldset>
      <SubmitBar batch={batch} view={view} isReady={part !== undefined && !batch.isChecking} />
      <BatchQuestion question={batch.question} />
    </PageFrame>
  )
}

/** Leaving the page would lose something, or hide a batch in progress. */
function hasUnsent(sheet: Sheet): boolean {
  return isAnyBusy(sheet) || sheet.rows.some((row) => row.status !== 'success' && !isBlank(row))
}
