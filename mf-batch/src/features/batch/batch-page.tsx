import './batch.css'
import { ErrorBanner, PageFrame, UnsavedWarning } from '@clarity/admin-kit'
import { useCallback, useState } from 'react'
import { texts } from '../../texts'
import { BatchQuestion } from './page/batch-question'
import { DropZone } from './page/drop-zone'
import { FailedOnly } from './page/failed-only'
import { ImportNotice } from './page/import-notice'
import { MendRows } from './mend/mend-rows'
import { ReplacedNote } from './page/replaced-note'
import { RowList } from './page/row-list'
import { ScenarioCards } from './page/scenario-cards'
import { SubmitBar } from './page/submit-bar'
import { Toolbar } from './page/toolbar'
import { useFailedOnly } from './page/use-failed-only'
import { useImport } from './page/use-import'
import { useRowWindow } from './page/use-row-window'
import { useScenarios } from './page/use-scenarios'
import { usePhoneModule } from './phone/use-phone-module'
import { isBlank } from './rows/row'
import { isAnyBusy, type Sheet } from './rows/sheet'
import { sheetActions } from './rows/sheet-slice'
import { EarlierLink } from './stored/earlier-link'
import { StoredNotice } from './stored/stored-notice'
import { useBatch } from './submit/use-batch'

/** Requests many demos at once (docs/behaviour.md#batches). */
export function BatchPage() {
  const scenarios = useScenarios()
  const phones = usePhoneModule()
  const part = phones.state === 'ready' ? phones.part : undefined
  const [isLeaving, setLeaving] = useState(false)
  const { chosen: scenarioId, choose } = scenarios
  const batch = useBatch({ scenarioId, isPhone: part?.isPhone, choose, isLeaving })
  const { sheet, actions, stored } = batch
  const failed = useFailedOnly(sheet.rows)
  const view = useRowWindow(failed.rows)
  const isTaken = stored.saving.state === 'taken'
  const imports = useImport(batch)
  const { dismiss } = imports
  const reset = useCallback(() => {
    dismiss()
    actions.dispatch(sheetActions.reset())
  }, [actions, dismiss])

  return (
    <PageFrame title={texts.title} action={<EarlierLink />}>
      <UnsavedWarning
        isDirty={isAnyBusy(sheet) || (stored.saving.state !== 'saved' && hasUnsent(sheet))}
        onAsk={setLeaving}
      />
      <StoredNotice stored={stored} sheet={sheet} />
      <fieldset
        className="batch-page"
        disabled={sheet.progress !== null || batch.isChecking || stored.isOpening || isTaken}
      >
        <ScenarioCards scenarios={scenarios} />
        <Toolbar
          isBusy={isAnyBusy(sheet)}
          onFile={imports.takeFile}
          onAdd={() => actions.dispatch(sheetActions.rowAdded('recipient'))}
          onReset={reset}
        />
        <DropZone onFile={imports.takeFile} />
        <ReplacedNote batch={batch} outcome={imports.outcome} onDismiss={dismiss} />
        <ImportNotice outcome={imports.outcome} onMend={imports.mend} onDismiss={dismiss} />
        {imports.mending && <MendRows {...imports.mending} />}
        {phones.state === 'failed' && <ErrorBanner onRetry={phones.retry}>{texts.phonesFailed}</ErrorBanner>}
        <FailedOnly failed={failed} />
        <RowList batch={batch} view={view} part={part} shown={failed} />
        <p className="batch-soft batch-keys">{texts.keys}</p>
      </fieldset>
      <SubmitBar
        batch={batch}
        shown={failed}
        view={view}
        isReady={part !== undefined && !batch.isChecking && !stored.isOpening && !isTaken}
      />
      <BatchQuestion question={batch.question} />
    </PageFrame>
  )
}

function hasUnsent(sheet: Sheet): boolean {
  return sheet.rows.some((row) => row.status !== 'success' && !isBlank(row))
}
