import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createAdminStore } from '../api/store'
import { ThemeProvider } from '../theme/theme-provider'

interface ShownAt {
  /** The route that the page answers, as its manifest names it: its own `<Routes>` are relative to it, as in the shell. */
  readonly route?: string
  /** The address that is open, below the route. */
  readonly at?: string
}

/** Shows a page as the shell does; the router exposes the location and can navigate. */
export function showPage(page: ReactElement, { route = '', at = route || '/' }: ShownAt = {}) {
  const store = createAdminStore()
  const elsewhere = { path: '*', element: <p>Elsewhere</p> }
  const router = createMemoryRouter([{ path: `${route}/*`, element: page }, ...(route ? [elsewhere] : [])], {
    initialEntries: [at],
  })
  const view = render(
    <Provider store={store}>
      <ThemeProvider>
        <RouterProvider router={router} />
      </ThemeProvider>
    </Provider>,
  )
  return { ...view, router, store }
}
