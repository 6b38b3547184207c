import { UpdateWatch, type UpdateWatchProps } from './update-watch'

/** What React has of a component: what it waits to update, and its place in the tree. */
export interface Fiber {
  readonly type: unknown
  readonly memoizedProps: unknown
  readonly lanes: number
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

/**
 * The watches around the components that wait for an update of these lanes, each the innermost one. All watches if no
 * such component is inside one: a module may update something of the shell.
 */
export function watchesOf(top: Fiber, lanes: number): readonly UpdateWatchProps[] {
  const all = new Set<UpdateWatchProps>()
  const waiting = new Set<UpdateWatchProps>()
  const walk = (fiber: Fiber, around: UpdateWatchProps | null) => {
    const watch = fiber.type === UpdateWatch ? (fiber.memoizedProps as UpdateWatchProps) : around
    if (watch) {
      all.add(watch)
      if (fiber.lanes & lanes) waiting.add(watch)
    }
    for (let child = fiber.child; child; child = child.sibling) walk(child, watch)
  }
  walk(top, null)
  return [...(waiting.size > 0 ? waiting : all)]
}
