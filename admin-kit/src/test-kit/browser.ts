import type { LiveEvent } from '@clarity/contracts/live-event'
import { notifications } from '@mantine/notifications'
import { configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// What jsdom lacks and the screen parts ask for: media queries that match nothing, sizes that never change, event
// streams, and fonts that are there.
vi.stubGlobal('matchMedia', (media: string) => ({
  media,
  matches: false,
  addEventListener: () => {},
  removeEventListener: () => {},
}))

class StillResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
vi.stubGlobal('ResizeObserver', StillResizeObserver)

/** The server says nothing by itself, unless a test calls `say`. */
class SilentEventSource {
  static readonly CLOSED = 2
  static readonly open = new Set<SilentEventSource>()
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onerror: (() => void) | null = null
  readyState = 0
  constructor() {
    SilentEventSource.open.add(this)
  }
  addEventListener(): void {}
  close(): void {
    SilentEventSource.open.delete(this)
  }
}
vi.stubGlobal('EventSource', SilentEventSource)

/** Sends an event to the page's stream, once it is open. */
export async function sayLive(event: LiveEvent): Promise<void> {
  await vi.waitUntil(() => SilentEventSource.open.size > 0, { timeout: 10_000 })
  for (const source of SilentEventSource.open) source.onmessage?.({ data: JSON.stringify(event) })
}
Object.defineProperty(document, 'fonts', { value: new EventTarget() })
HTMLElement.prototype.scrollIntoView = () => {}

configure({
  // A busy machine draws a large form in seconds; what comes sooner is not waited for.
  asyncUtilTimeout: 10_000,
  // Without the page: a query that waits would print it each time it looks, a tenth of the tests' time. `screen.debug()` does.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
})

// Notes outlive the page that showed them.
afterEach(() => notifications.clean())
