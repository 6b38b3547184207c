import { lazyPage, mayChange, Outlet } from '@clarity/admin-kit'
import type { RouteObject } from 'react-router-dom'
import { DashboardPage } from './dashboard/dashboard-page'
import { AdminFrame } from './frame/admin-frame'
import { BrokenFrame } from './frame/broken-frame'
import { AdminsOnlyPage } from './remote-page/admins-only-page'
import { RemoteRoute } from './remote-page/remote-route'

const ModulesPage = lazyPage(() => import('./modules/modules-page'))
const ProvidersPage = lazyPage(() => import('./providers/providers-page'))
const WebhooksPage = lazyPage(() => import('./webhooks/webhooks-page'))
const AccountPage = lazyPage(() => import('./account/account-page'))
const PeoplePage = lazyPage(() => import('./people/people-page'))
const AuditPage = lazyPage(() => import('./audit/audit-page'))
const CostsPage = lazyPage(() => import('./costs/costs-page'))
const PersonalDataPage = lazyPage(() => import('./personal-data/personal-data-page'))
const ReportRunsPage = lazyPage(() => import('./report-runs/report-runs-page'))

/** The shell's own pages; every other address below /admin belongs to a remote. */
export function adminRoutes(admin: string): RouteObject[] {
  return [
    {
      path: '/admin',
      element: <AdminFrame admin={admin} />,
      errorElement: <BrokenFrame />,
      children: [
        { index: true, element: <DashboardPage /> },
        { path: 'report-runs', element: <ReportRunsPage /> },
        {
          element: <ForAdmins />,
          children: [
            { path: 'account', element: <AccountPage /> },
            { path: 'audit', element: <AuditPage /> },
            { path: 'people', element: <PeoplePage /> },
            { path: 'costs', element: <CostsPage /> },
            { path: 'modules', element: <ModulesPage /> },
            { path: 'personal-data', element: <PersonalDataPage /> },
            { path: 'providers', element: <ProvidersPage /> },
            { path: 'webhooks', element: <WebhooksPage /> },
          ],
        },
        { path: '*', element: <RemoteRoute /> },
      ],
    },
  ]
}

/** An old link or a bookmark may lead an account that only reads to a page that has no answers for it. */
function ForAdmins() {
  return mayChange() ? <Outlet /> : <AdminsOnlyPage />
}
