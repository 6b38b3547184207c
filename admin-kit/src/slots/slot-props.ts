import type { ComponentType } from 'react'

/**
 * The slots of the admin by name, each with the props that its fillings get. A module that offers a slot of its own adds
 * it: `declare module '@clarity/admin-kit' { interface SlotProps { 'order-page': { readonly id: string } } }`.
 */
export interface SlotProps {
  /** Below the links of the dashboard. */
  readonly dashboard: object
}

export type SlotName = keyof SlotProps

/** What fills a slot: the default export of `src/slots/{name}.tsx` of a module whose manifest names the slot. */
export type SlotFilling<Name extends SlotName> = ComponentType<SlotProps[Name]>
