import { Button, ConfirmDialog, DataTable, ErrorBanner, notify, useDisclosure } from '@clarity/admin-kit'
import { failureSentence } from '../parts/failure-sentence'
import { AccountSection } from './account-section'
import { accountApi } from './account.api'
import { sessionColumns } from './session-columns'
import { texts } from './texts'
import { useEndSession } from './use-end-session'

const none: [] = []

/** The browsers that are signed in to the account. */
export function SessionsSection() {
  const { data, isError, refetch } = accountApi.useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true })
  const end = useEndSession()
  return (
    <AccountSection title={texts.sessions.title} name={texts.sessions.title} action={<EndAll />}>
      {isError && <ErrorBanner onRetry={() => void refetch()}>{texts.failed}</ErrorBanner>}
      {!isError && (
        <DataTable
          label={texts.sessions.list}
          columns={sessionColumns(end)}
          rows={data ?? none}
          rowId={({ id }) => id}
          isLoading={!data}
          empty={null}
        />
      )}
    </AccountSection>
  )
}

function EndAll() {
  const [isOpen, { open, close }] = useDisclosure()
  const [endAll, { isLoading }] = accountApi.useEndSessionsMutation()
  const confirm = async () => {
    const { error } = await endAll()
    // A full page load drops all loaded data.
    if (!error) return location.assign('/admin')
    close()
    notify.failed(texts.sessions.failed(failureSentence(error)))
  }
  return (
    <>
      <Button variant="default" onClick={open}>
        {texts.sessions.endAll}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={texts.sessions.askEndAll}
        confirm={texts.sessions.endAll}
        isDangerous
        isBusy={isLoading}
        onConfirm={() => void confirm()}
        onCancel={close}
      >
        {texts.sessions.askEndAllBody}
      </ConfirmDialog>
    </>
  )
}
