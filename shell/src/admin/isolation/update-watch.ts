import type { ReactNode } from 'react'

export interface UpdateWatchProps {
  /** Called when updates of what is inside have caused updates without an end. */
  onEndless(): void
  readonly children: ReactNode
}

/** Wraps what a module shows, for the watch over React's commits. */
export function UpdateWatch({ children }: UpdateWatchProps): ReactNode {
  return children
}
