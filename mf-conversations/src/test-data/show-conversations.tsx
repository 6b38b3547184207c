import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import { fireEvent } from '@testing-library/react'
import { beforeEach, vi } from 'vitest'
import remote from '../remote'
import RequestsPages from '../requests-pages'

// jsdom has no layout and no scrolling: this simulates a frame of 600 pixels with turns of 60.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(1_000_000)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60)
})

Element.prototype.scrollTo = function (this: Element, to?: ScrollToOptions | number): void {
  this.scrollTop = typeof to === 'object' ? (to.top ?? 0) : 0
  // Fired afterwards, as browsers do.
  queueMicrotask(() => fireEvent.scroll(this))
}

const route = '/admin/conversations'

/** The remote's page as the shell shows it, at an address below its route. */
export function showConversations(at = '') {
  const Pages = remote.pages[route]
  return showPage(<Pages />, { route, at: `${route}${at}` })
}

/** The pages of demo requests, loaded as when they are opened. */
export function showRequests(at = '') {
  const path = '/admin/requests'
  return showPage(<RequestsPages />, { route: path, at: `${path}${at}` })
}
