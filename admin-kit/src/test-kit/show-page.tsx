import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { api } from '../api/api'
import { createAdminStore } from '../api/store'
import { ThemeProvider } from '../theme/theme-provider'

/** Shows a page as the shell does, at an address; the router tells where it is, and can lead elsewhere. */
export function showPage(page: ReactElement, { at = '/' }: { at?: string } = {}) {
  const store = createAdminStore()
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [at] })
  const view = render(
    <Provider store={store}>
      <ThemeProvider>
        <RouterProvider router={router} />
      </ThemeProvider>
    </Provider>,
  )
  return { ...view, router, store, forget: () => store.dispatch(api.util.resetApiState()) }
}
