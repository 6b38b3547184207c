import type { ComponentType } from 'react'
import type { FiguresPeriod } from '../figures/figures-period'

/** What a filling that shows figures gets. */
export interface FiguresSlotProps {
  readonly period: FiguresPeriod
}

/**
 * The slots of the admin by name, each with the props that its fillings get. A module that offers a slot of its own adds
 * it: `declare module '@clarity/admin-kit' { interface SlotProps { 'order-page': { readonly id: string } } }`.
 */
export interface SlotProps {
  /** Below the links of the dashboard. */
  readonly dashboard: object
  /** The first row of the dashboard: what an admin should look at. Of a fixed height; what is wider wraps on a phone. */
  readonly 'dashboard-attention': FiguresSlotProps
  /** Above the links of the dashboard: how it goes. Each filling has a fixed height, and the first the whole width. */
  readonly 'dashboard-figures': FiguresSlotProps
}

export type SlotName = keyof SlotProps

/** What fills a slot: the default export of `src/slots/{name}.tsx` of a module whose manifest names the slot. */
export type SlotFilling<Name extends SlotName> = ComponentType<SlotProps[Name]>
