import { Anchor, Button, Link, mayChange, notify, Text } from '@clarity/admin-kit'
import { LogOut } from 'lucide-react'
import { adminApi } from '../admin.api'
import { texts } from '../texts'
import { ThemeSwitch } from './theme-switch'

/** Who is signed in, how it looks to them, and the way out. */
export function Account({ admin }: { readonly admin: string }) {
  const [signOut, { isLoading }] = adminApi.useSignOutMutation()
  const leave = async () => {
    const { error } = await signOut()
    if (error) notify.failed(texts.frame.signOutFailed)
    // A full page load drops all loaded data.
    else location.assign('/admin')
  }
  return (
    <div className="account">
      <ThemeSwitch />
      {mayChange() ? (
        <Anchor component={Link} to="/admin/account" size="xs" c="dimmed" className="account-email" title={admin}>
          {texts.frame.signedInAs(admin)}
        </Anchor>
      ) : (
        <Text size="xs" c="dimmed" className="account-email" title={admin}>
          {texts.frame.signedInAs(admin)}
        </Text>
      )}
      <Button
        variant="subtle"
        size="xs"
        justify="flex-start"
        leftSection={<LogOut size={16} aria-hidden />}
        loading={isLoading}
        onClick={() => void leave()}
      >
        {texts.frame.signOut}
      </Button>
    </div>
  )
}
