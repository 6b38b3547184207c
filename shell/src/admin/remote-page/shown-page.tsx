import { Route, Routes } from '@clarity/admin-kit'
import type { ActiveRemote } from '@clarity/contracts/remote-release'
import { useState, type ComponentType } from 'react'
import { texts } from '../isolation/texts'
import { UpdateWatch } from '../isolation/update-watch'
import { useInspectedPage } from '../isolation/use-inspection'

interface ShownPageProps {
  readonly remote: ActiveRemote
  readonly route: string
  readonly page: ComponentType
}

/** A remote's page while it is shown. It throws to the boundary around it if the page updates itself without end. */
export function ShownPage({ remote, route, page: Page }: ShownPageProps) {
  const [isEndless, setEndless] = useState(false)
  useInspectedPage(remote)
  if (isEndless) throw new Error(texts.endless)
  return (
    <UpdateWatch onEndless={() => setEndless(true)}>
      <Routes>
        <Route path={`${route.slice('/admin/'.length)}/*`} element={<Page />} />
      </Routes>
    </UpdateWatch>
  )
}
