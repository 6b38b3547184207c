import { notifications } from '@mantine/notifications'
import { configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// What jsdom lacks and the screen parts ask for: media queries that match nothing, sizes that never change, and fonts
// that are there.
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
Object.defineProperty(document, 'fonts', { value: new EventTarget() })
HTMLElement.prototype.scrollIntoView = () => {}

// A busy machine draws a large form in seconds; what comes sooner is not waited for.
configure({ asyncUtilTimeout: 10_000 })

// Notes outlive the page that showed them.
afterEach(() => notifications.clean())
