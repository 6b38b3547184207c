import type { FillingsProps } from '@clarity/admin-kit/host'
import { useRegistry } from '../registry/registry-provider'
import { FilledPart } from './filled-part'
import { fillingsOf } from './fillings-of'
import { PartFrame, WaitingPart } from './part-frame'
import './slots.css'
import { useIdle } from './use-idle'

/** All fillings of a slot, each on its own; loaded after the page around them. */
export function SlotFillings({ slot, given }: FillingsProps) {
  const fillings = fillingsOf(useRegistry().remotes, slot)
  const isIdle = useIdle()
  if (fillings.length === 0) return null
  return (
    <div className={`slot slot-${slot}`}>
      {fillings.map(({ remote, title }) => (
        <PartFrame key={remote.name} title={title}>
          {isIdle ? <FilledPart remote={remote} slot={slot} given={given} /> : <WaitingPart />}
        </PartFrame>
      ))}
    </div>
  )
}
