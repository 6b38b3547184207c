import { ActionIcon, Outlet, useDisclosure } from '@clarity/admin-kit'
import { Drawer } from '@mantine/core'
import { Menu } from 'lucide-react'
import { useRef } from 'react'
import { PreviewNotes } from '../registry/preview-notes'
import { useIdleFetching } from '../registry/use-idle-fetching'
import { UpdateNote } from '../registry/update-note'
import { SearchButton } from '../search/search-button'
import { useSearchDialog } from '../search/use-search-dialog'
import { texts } from '../texts'
import { Account } from './account'
import { Brand } from './brand'
import { Navigation } from './navigation'
import { PageBoundary } from './page-boundary'
import { useIsNarrow } from './use-is-narrow'
import { usePagePlace } from './use-page-place'

/** Side bar and page; on a phone the side bar opens from a top bar. */
export function AdminFrame({ admin }: { readonly admin: string }) {
  const [isOpen, { open, close }] = useDisclosure()
  const main = useRef<HTMLElement>(null)
  usePagePlace(main)
  useIdleFetching()
  const search = useSearchDialog()
  const isNarrow = useIsNarrow()
  return (
    <div className="frame">
      <a className="skip" href="#page">
        {texts.frame.skip}
      </a>
      <header className="top-bar">
        <ActionIcon variant="subtle" size={44} aria-label={texts.frame.menu} onClick={open}>
          <Menu size={22} aria-hidden />
        </ActionIcon>
        <Brand />
        <SearchButton onClick={search.show} />
      </header>
      {!isNarrow && (
        <aside className="side-bar">
          <Brand />
          <SearchButton onClick={search.show} />
          <Navigation />
          <Account admin={admin} />
        </aside>
      )}
      <Drawer
        opened={isOpen}
        onClose={close}
        size={260}
        title={<Brand />}
        closeButtonProps={{ 'aria-label': texts.frame.closeMenu }}
        classNames={{ body: 'drawer-body' }}
      >
        <Navigation onGo={close} />
        <Account admin={admin} />
      </Drawer>
      {search.dialog}
      <main id="page" ref={main} tabIndex={-1}>
        <PreviewNotes />
        <UpdateNote />
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </main>
    </div>
  )
}
