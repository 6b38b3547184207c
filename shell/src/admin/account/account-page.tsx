import { PageFrame, Stack, Text } from '@clarity/admin-kit'
import './account.css'
import { accountApi } from './account.api'
import { AppSection } from './app-section'
import { PasskeysSection } from './passkeys-section'
import { PasswordSection } from './password-section'
import { SessionsSection } from './sessions-section'
import { texts } from './texts'

/** The ways to sign in, and the open sessions. */
export default function AccountPage() {
  const { data } = accountApi.useGetAdminQuery()
  return (
    <PageFrame title={texts.title}>
      <Text size="sm" c="dimmed" mb="lg">
        {data && texts.lead(data.email)}
      </Text>
      <Stack gap="xl">
        <SessionsSection />
        <PasswordSection email={data?.email ?? ''} />
        <AppSection />
        <PasskeysSection />
      </Stack>
    </PageFrame>
  )
}
