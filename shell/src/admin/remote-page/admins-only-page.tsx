import { Button, EmptyState, Link, PageFrame } from '@clarity/admin-kit'
import { roleTexts } from '@clarity/contracts/role'
import { texts } from '../texts'

/** In place of a page that the server refuses to an account that only reads. */
export function AdminsOnlyPage() {
  return (
    <PageFrame title={texts.adminsOnly.title}>
      <EmptyState
        text={roleTexts.adminsOnly}
        hint={texts.adminsOnly.hint}
        action={
          <Button component={Link} to="/admin">
            {texts.nothingHere.dashboard}
          </Button>
        }
      />
    </PageFrame>
  )
}
