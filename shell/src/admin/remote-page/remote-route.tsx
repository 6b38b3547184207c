import { useLocation } from '@clarity/admin-kit'
import { AdminsOnlyPage } from './admins-only-page'
import { NothingHerePage } from './nothing-here-page'
import { isOpen, ownerOf } from '../registry/links'
import { useRegistry } from '../registry/registry-provider'
import { RemotePage } from './remote-page'
import { WaitingPage } from './waiting-page'

/** Leads an address to the remote that owns it. */
export function RemoteRoute() {
  const { pathname } = useLocation()
  const { remotes, waiting } = useRegistry()
  if (!isOpen(pathname)) return <AdminsOnlyPage />
  const owner = ownerOf(remotes, pathname)
  if (owner) return <RemotePage key={`${owner.remote.name}${owner.route}`} remote={owner.remote} route={owner.route} />
  const absent = ownerOf(waiting, pathname)
  return absent ? <WaitingPage remote={absent.remote} /> : <NothingHerePage />
}
