import { createContext, use, type ComponentType } from 'react'
import type { SlotName, SlotProps } from './slot-props'

export interface FillingsProps {
  readonly slot: string
  /** The props of each filling. */
  readonly given: object
}

/** The shell's component that finds, loads and shows the fillings of a slot. */
export const SlotHost = createContext<ComponentType<FillingsProps> | null>(null)

/**
 * A place that any module may fill: `<Slot name="dashboard" />`, with the slot's props beside the name. It shows nothing
 * without fillings; one that fails leaves a line and does not affect its surroundings.
 */
export function Slot<Name extends SlotName>({ name, ...given }: { readonly name: Name } & SlotProps[Name]) {
  const Fillings = use(SlotHost)
  return Fillings && <Fillings slot={name} given={given} />
}
