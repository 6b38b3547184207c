import type { ActiveRemote } from '@clarity/contracts/remote-release'
import type { ComponentType } from 'react'
import { RemoteFailure } from './remote-failure'
import { isComponent, member } from './remote-of'
import { failureReasons } from './texts'

export type Filling = ComponentType<object>

/** The component that a slot's module exports, or a failure if the export is invalid: another team built it. */
export function fillingOf(remote: ActiveRemote, module: unknown): Filling {
  const filling = member(module, 'default')
  if (!isComponent(filling)) throw new RemoteFailure(remote, failureReasons.noFilling)
  return filling as Filling
}
