import { DataTable, EmptyState, ErrorBanner } from '@clarity/admin-kit'
import type { Passkey } from '@clarity/contracts/passkey'
import { useAsked } from '../parts/use-asked'
import { AccountSection } from './account-section'
import { accountApi } from './account.api'
import { AddPasskey } from './add-passkey'
import { passkeyColumns } from './passkey-columns'
import { RemovePasskey } from './remove-passkey'
import { texts } from './texts'

const none: [] = []

/** The passkeys of the account. */
export function PasskeysSection() {
  const { data, isError, refetch } = accountApi.useListPasskeysQuery(undefined, { refetchOnMountOrArgChange: true })
  const { subject, isOpen, ask, close } = useAsked<Passkey>()
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
          columns={passkeyColumns(ask)}
          rows={data ?? none}
          rowId={({ id }) => id}
          isLoading={!data}
          empty={<EmptyState text={texts.passkeys.none} hint={texts.passkeys.noneHint} />}
        />
      )}
      <RemovePasskey passkey={subject} isOpen={isOpen} onClose={close} />
    </AccountSection>
  )
}
