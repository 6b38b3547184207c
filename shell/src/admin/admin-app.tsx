import type { AdminPageData } from '@clarity/contracts/admin-page-data'
import { createAdminStore, SlotHost, ThemeProvider } from '@clarity/admin-kit/host'
import { useMemo, useState } from 'react'
import { Provider } from 'react-redux'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { adminRoutes } from './admin-routes'
import { FailureReports } from './isolation/failure-reports'
import { RegistryProvider } from './registry/registry-provider'
import { ExpiredSession } from './session/expired-session'
import { SignInPage } from './session/sign-in-page'
import { SlotFillings } from './slots/slot-fillings'

/** The whole admin: without a session the sign-in form replaces every page. */
export function AdminApp({ data }: { readonly data: AdminPageData }) {
  const [store] = useState(createAdminStore)
  const [admin, setAdmin] = useState(data.signedInAs)
  return (
    <Provider store={store}>
      <ThemeProvider styleNonce={data.styleNonce}>
        {admin === null ? (
          <SignInPage onSignedIn={setAdmin} />
        ) : (
          <RegistryProvider inlined={data}>
            <FailureReports>
              <SlotHost value={SlotFillings}>
                <Pages admin={admin} />
              </SlotHost>
            </FailureReports>
            <ExpiredSession email={admin} onSignedIn={setAdmin} />
          </RegistryProvider>
        )}
      </ThemeProvider>
    </Provider>
  )
}

function Pages({ admin }: { readonly admin: string }) {
  const router = useMemo(() => createBrowserRouter(adminRoutes(admin)), [admin])
  // A page that suspends must not keep the address of the next one waiting.
  return <RouterProvider router={router} useTransitions={false} />
}
