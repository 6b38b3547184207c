import { ErrorBanner, StateBadge, Text } from '@clarity/admin-kit'
import { AccountSection } from './account-section'
import { accountApi } from './account.api'
import { RemoveApp } from './remove-app'
import { SetUpApp } from './set-up-app'
import { texts } from './texts'

/** The authenticator app: set up, or removed. */
export function AppSection() {
  const { data, isError, refetch } = accountApi.useGetAppQuery(undefined, { refetchOnMountOrArgChange: true })
  const isOn = data?.is_on ?? false
  return (
    <AccountSection
      title={
        <span className="account-device">
          {texts.app.title}
          {data && <StateBadge meaning={isOn ? 'good' : 'plain'}>{isOn ? texts.app.on : texts.app.off}</StateBadge>}
        </span>
      }
      name={texts.app.title}
      lead={texts.app.lead}
      action={data && <SetUpApp isOn={isOn} removal={<RemoveApp />} />}
    >
      {isError && <ErrorBanner onRetry={() => void refetch()}>{texts.failed}</ErrorBanner>}
      {isOn && <Text size="sm">{texts.app.codesLeft(data!.recovery_codes_left)}</Text>}
    </AccountSection>
  )
}
