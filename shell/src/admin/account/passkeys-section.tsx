import { ConfirmDialog, DataTable, EmptyState, ErrorBanner } from '@clarity/admin-kit'
import { AccountSection } from './account-section'
import { accountApi } from './account.api'
import { AddPasskey } from './add-passkey'
import { passkeyColumns } from './passkey-columns'
import { texts } from './texts'
import { useRemovePasskey } from './use-remove-passkey'

const none: [] = []

/** The passkeys of the account. */
export function PasskeysSection() {
  const { data, isError, refetch } = accountApi.useListPasskeysQuery(undefined, { refetchOnMountOrArgChange: true })
  const removing = useRemovePasskey()
  return (
    <AccountSection
      title={texts.passkeys.title}
      name={texts.passkeys.title}
      lead={texts.passkeys.lead}
      action={<AddPasskey />}
    >
      {isError && <ErrorBanner onRetry={() => void refetch()}>{texts.failed}</ErrorBanner>}
      {!isError && (
        <DataTable
          label={texts.passkeys.list}
          columns={passkeyColumns(removing.ask)}
          rows={data ?? none}
          rowId={({ id }) => id}
          isLoading={!data}
          empty={<EmptyState text={texts.passkeys.none} hint={texts.passkeys.noneHint} />}
        />
      )}
      <ConfirmDialog
        isOpen={removing.isOpen}
        title={texts.passkeys.askRemove(removing.name)}
        confirm={texts.passkeys.remove}
        isDangerous
        isBusy={removing.isBusy}
        onConfirm={() => void removing.confirm()}
        onCancel={removing.cancel}
      >
        {texts.passkeys.askRemoveBody}
      </ConfirmDialog>
    </AccountSection>
  )
}
