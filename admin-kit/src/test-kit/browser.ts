import { notifications } from '@mantine/notifications'
import { afterEach, vi } from 'vitest'

// What jsdom lacks and the screen parts ask for: media queries that match nothing, and sizes that never change.
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
HTMLElement.prototype.scrollIntoView = () => {}

// Notes outlive the page that showed them.
afterEach(() => notifications.clean())
