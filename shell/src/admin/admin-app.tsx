import type { AdminPageData } from '@clarity/contracts/admin-page-data'
import type { SignedInAdmin } from '@clarity/contracts/session'
import { lazyPage } from '@clarity/admin-kit'
import { createAdminStore, setRole, SlotHost, ThemeProvider } from '@clarity/admin-kit/host'
import { useLayoutEffect, useMemo, useState } from 'react'
import { Provider } from 'react-redux'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { adminRoutes } from './admin-routes'
import { joinPath } from './join/join-path'
import { FailureReports } from './isolation/failure-reports'
import { acceptStyles } from './isolation/watched-styles'
import { RegistryProvider } from './registry/registry-provider'
import { ExpiredSession } from './session/expired-session'
import { SignInPage } from './session/sign-in-page'
import { SlotFillings } from './slots/slot-fillings'

const JoinPage = lazyPage(() => import('./join/join-page'))

/** The whole admin: without a session the sign-in form replaces every page. */
export function AdminApp({ data }: { readonly data: AdminPageData }) {
  const [store] = useState(createAdminStore)
  const [admin, setAdmin] = useState(() => {
    setRole(data.role ?? 'admin')
    return data.signedInAs
  })
  const signIn = ({ email, role }: SignedInAdmin) => {
    setRole(role ?? 'admin')
    setAdmin(email)
  }
  // The theme draws its own: the next look at what a module brought must not take them for that.
  useLayoutEffect(acceptStyles, [])
  return (
    <Provider store={store}>
      <ThemeProvider styleNonce={data.styleNonce}>
        {location.pathname === joinPath ? (
          <JoinPage />
        ) : admin === null ? (
          <SignInPage onSignedIn={signIn} />
        ) : (
          <RegistryProvider inlined={data}>
            <FailureReports>
              <SlotHost value={SlotFillings}>
                <Pages admin={admin} />
              </SlotHost>
            </FailureReports>
            <ExpiredSession email={admin} onSignedIn={signIn} />
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
