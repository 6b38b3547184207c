import { Button, EmptyState, Group, Link, PageFrame } from '@clarity/admin-kit'
import { texts } from '../texts'

export function NothingHerePage() {
  return (
    <PageFrame title={texts.nothingHere.title}>
      <EmptyState
        text={texts.nothingHere.lead}
        action={
          <Group justify="center">
            <Button component={Link} to="/admin">
              {texts.nothingHere.dashboard}
            </Button>
            <Button component={Link} to="/admin/modules" variant="default">
              {texts.nothingHere.modules}
            </Button>
          </Group>
        }
      />
    </PageFrame>
  )
}
