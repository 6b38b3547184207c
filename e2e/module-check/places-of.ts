import type { ReleaseFiles } from '@clarity/contracts'

/** A slot that a release fills, and the routes of the modules that offer it; none if no active module does. */
export interface FilledSlot {
  readonly slot: string
  readonly title: string
  readonly routes: readonly string[]
}

/** Slots that a page of the shell offers, and its address. */
const shellSlots: Readonly<Record<string, string>> = {
  dashboard: '/admin',
  'dashboard-attention': '/admin',
  'dashboard-figures': '/admin',
}

/** The addresses at which a release shows something, and the slots that it fills on pages of modules. */
export function placesOf(
  { manifest: { routes, slots = [] } }: ReleaseFiles,
  active: readonly ReleaseFiles[],
): { readonly addresses: string[]; readonly slots: FilledSlot[] } {
  return {
    addresses: [...new Set([...routes, ...slots.flatMap(({ slot }) => shellSlots[slot] ?? [])])],
    slots: slots
      .filter(({ slot }) => !(slot in shellSlots))
      .map(({ slot, title }) => ({
        slot,
        title,
        routes: active.flatMap(({ manifest }) => (manifest.offers?.includes(slot) ? manifest.routes : [])),
      })),
  }
}
