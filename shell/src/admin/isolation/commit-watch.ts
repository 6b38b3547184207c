import { watchesOf, type Fiber } from './watches-of'

const fewestInARow = 50
const shortestMs = 1500
/** Turns of the microtask queue in which an effect's promises may update. */
const turns = 8

/** What React has of a root: its tree, the updates that are waiting, and those of them that wait for data. */
interface Root {
  readonly current: Fiber
  readonly pendingLanes: number
  readonly suspendedLanes: number
}

interface DevtoolsHook {
  readonly renderers?: ReadonlyMap<unknown, unknown>
  readonly supportsFiber?: boolean
  inject?(renderer: unknown): unknown
  onPostCommitFiberRoot?: (renderer: unknown, root: Root) => void
}

let inARow = 0
let since = 0

/**
 * Watches React's commits, through the place that it keeps for developer tools: it has no limit of its own for effects
 * that update their own page, which starve everything else. Notifies the `UpdateWatch` around them. Call it before React
 * runs.
 */
export function watchCommits(): void {
  const hook = (Reflect.get(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__') as DevtoolsHook | undefined) ?? ownHook()
  const earlier = hook.onPostCommitFiberRoot
  hook.onPostCommitFiberRoot = (renderer, root) => {
    earlier?.call(hook, renderer, root)
    void considerLater(root)
  }
}

async function considerLater(root: Root): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await Promise.resolve()
  consider(root)
}

function consider({ current, pendingLanes, suspendedLanes }: Root): void {
  const lanes = pendingLanes & ~suspendedLanes
  if (lanes === 0) {
    inARow = 0
    return
  }
  if (inARow++ === 0) since = performance.now()
  if (inARow < fewestInARow || performance.now() - since < shortestMs) return
  inARow = 0
  for (const { onEndless } of watchesOf(current, lanes)) onEndless()
}

function ownHook(): DevtoolsHook {
  const hook: DevtoolsHook = { renderers: new Map(), supportsFiber: true, inject: () => 1 }
  Reflect.set(globalThis, '__REACT_DEVTOOLS_GLOBAL_HOOK__', hook)
  return hook
}
