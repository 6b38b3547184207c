import type { ActiveRemote } from '@clarity/contracts/remote-release'
import { useState, type ComponentType } from 'react'
import { UpdateWatch } from '../isolation/update-watch'
import { useInspectedPage } from '../isolation/use-inspection'
import { texts } from '../isolation/texts'

interface ShownFillingProps {
  readonly remote: ActiveRemote
  readonly filling: ComponentType<object>
  readonly given: object
}

/** A filling while it is shown. It throws to the boundary around it if it updates itself without end. */
export function ShownFilling({ remote, filling: Filling, given }: ShownFillingProps) {
  const [isEndless, setEndless] = useState(false)
  useInspectedPage(remote)
  if (isEndless) throw new Error(texts.endless)
  return (
    <UpdateWatch onEndless={() => setEndless(true)}>
      <Filling {...given} />
    </UpdateWatch>
  )
}
