import type { ComponentType } from 'react'

/** What a remote's one exposed module is: a page for each route of its manifest, which also answers all below it. */
export interface Remote {
  readonly pages: Readonly<Record<string, ComponentType>>
}
