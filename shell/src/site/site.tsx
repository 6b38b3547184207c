import { lazy, useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react'
import { Spinner } from '../parts/spinner'
import { siteTexts } from '../texts'
import { redirectTo } from '@clarity/browser-kit/redirect-to'
import { loadPage } from './load-page'
import { readPageData } from './page-data'
import { PageFrame } from './page-frame'
import { campaignAddress, readSitePath } from './site-path'
import { takeOver } from './take-over'

const HomePage = lazy(() => loadPage(() => import(/* webpackChunkName: "home" */ '../features/home/home-page')))
const InvitePage = lazy(() => loadPage(() => import(/* webpackChunkName: "invite" */ '../features/invite/invite-page')))
const DemoPage = lazy(() => loadPage(() => import(/* webpackChunkName: "demo" */ '../features/demo/demo-page')))
const PhoneSimulatorPage = lazy(() =>
  loadPage(() => import(/* webpackChunkName: "phone-simulator" */ '../features/phone-simulator/phone-simulator-page')),
)

/** Chooses the screen from the path when the page loads. */
export function Site() {
  useLayoutEffect(takeOver, [])
  return (
    <PageFrame>
      <Screen />
    </PageFrame>
  )
}

function Screen() {
  const { notice, email, supportPhone, scenario } = useMemo(readPageData, [])
  const path = useMemo(() => readSitePath(location.pathname), [])
  // The server's notice is shown on the home page for every path: the user can continue there.
  if (notice) return <Home notice={notice} />
  switch (path.screen) {
    case 'home':
      return <Home />
    case 'nothing':
      return <Home notice={siteTexts.nothingHere} isQuiet />
    case 'campaign':
      return <Leave to={campaignAddress(path.campaign)} />
    case 'invite':
      return <InvitePage email={email} supportPhone={supportPhone} scenario={scenario} />
    case 'demo':
      return <DemoPage requestId={path.requestId} />
    case 'phone-simulator':
      return <PhoneSimulatorPage />
  }
}

/** The home is in the page's HTML, without a notice: it is added after hydration. */
function Home({ notice, isQuiet }: { notice?: string; isQuiet?: boolean }) {
  const shown = useSyncExternalStore(
    neverChanges,
    () => notice,
    () => undefined,
  )
  return <HomePage notice={shown} isQuiet={isQuiet} />
}

const neverChanges = () => () => {}

function Leave({ to }: { to: string }) {
  useEffect(() => redirectTo(to), [to])
  return <Spinner />
}
