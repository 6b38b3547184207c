import { manyIds, type LiveEvent, type LiveKind } from '@clarity/contracts/live-event'

interface Follower {
  readonly kinds: readonly LiveKind[]
  /** Undefined for every id. */
  readonly id: string | undefined
  readonly changed: () => void
}

/** After the end of a session, and after a refusal, when the browser itself does not try again. */
const afterRefusalMs = 60_000
/** What the page shows first has the network for itself; the open stream then brings what was missed. */
const afterPageMs = 1_500
/** The next page follows too, and is then spared another stream. */
const afterLastMs = 5_000
const followers = new Set<Follower>()
let source: EventSource | null = null
let opening: ReturnType<typeof setTimeout> | undefined

/** Calls `changed` after each change of these kinds until the returned function is called. */
export function follow(follower: Follower): () => void {
  followers.add(follower)
  update()
  return () => {
    followers.delete(follower)
    if (followers.size > 0) return
    stopOpening()
    setTimeout(closeUnused, afterLastMs)
  }
}

/** One stream for the whole tab, closed while the tab is hidden: browsers allow few connections to a server. */
function update(): void {
  if (document.hidden) {
    stopOpening()
    close()
  } else if (followers.size > 0 && !source) opening ??= setTimeout(open, afterPageMs)
}

function stopOpening(): void {
  clearTimeout(opening)
  opening = undefined
}

function closeUnused(): void {
  if (followers.size === 0) close()
}

function close(): void {
  source?.close()
  source = null
}

function open(): void {
  opening = undefined
  const opened = new EventSource('/api/admin/events')
  source = opened
  // Changes before the stream was open, or while it was interrupted, were missed.
  opened.onopen = () => followers.forEach(({ changed }) => changed())
  opened.onmessage = ({ data }: MessageEvent<string>) => tell(JSON.parse(data) as LiveEvent)
  const rest = () => {
    opened.close()
    if (source !== opened) return
    source = null
    opening = setTimeout(open, afterRefusalMs)
  }
  opened.addEventListener('ended', rest)
  opened.onerror = () => {
    if (opened.readyState === EventSource.CLOSED) rest()
  }
}

function tell({ kind, id }: LiveEvent): void {
  for (const follower of followers) {
    const isMeant = follower.id === undefined || id === manyIds || id === follower.id
    if (isMeant && follower.kinds.includes(kind)) follower.changed()
  }
}

document.addEventListener('visibilitychange', update)
