import type { Remote } from '@clarity/admin-kit'
import type { ActiveRemote } from '@clarity/contracts/remote-release'
import { RemoteFailure } from './remote-failure'
import { failureReasons } from './texts'

/** The remote that a module exports, or a failure if the export is invalid: another team built it. */
export function remoteOf(remote: ActiveRemote, module: unknown): Remote {
  const pages = member(member(module, 'default'), 'pages')
  if (typeof pages !== 'object' || pages === null) throw new RemoteFailure(remote, failureReasons.noPages)
  const missing = remote.routes.find((route) => !isComponent(member(pages, route)))
  if (missing !== undefined) throw new RemoteFailure(remote, failureReasons.noPage(missing))
  return { pages: pages as Remote['pages'] }
}

/** A member of something that may be anything. */
export const member = (of: unknown, name: string): unknown =>
  typeof of === 'object' && of !== null && Object.hasOwn(of, name) ? Reflect.get(of, name) : undefined

// React.lazy and React.memo make objects.
export const isComponent = (value: unknown) =>
  typeof value === 'function' || (typeof value === 'object' && value !== null)
