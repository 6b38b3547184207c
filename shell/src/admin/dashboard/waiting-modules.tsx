import { Anchor, Link } from '@clarity/admin-kit'
import { useRegistry } from '../registry/registry-provider'
import { texts } from '../texts'

/** Modules that this tab can run no version of. */
export function WaitingModules() {
  const { waiting } = useRegistry()
  if (waiting.length === 0) return null
  return (
    <div className="note" role="note">
      {texts.dashboard.waiting(waiting.map(({ title }) => title).join(', '))}
      <Anchor component={Link} to="/admin/modules" size="sm">
        {texts.waiting.modules}
      </Anchor>
    </div>
  )
}
