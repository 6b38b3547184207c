import { Button, Table } from '@clarity/admin-kit'
import type { Remote } from '@clarity/contracts/remote-release'
import { useState } from 'react'
import { ReleaseRow } from './release-row'
import { texts } from './texts'
import type { Ask } from './use-question'

/** So many of the newest are listed at first, with those in use. */
const newest = 5

/** The versions of a module; one that fits can be made the active one. */
export function ReleaseTable({ remote, ask }: { readonly remote: Remote; readonly ask: Ask }) {
  const { title, releases } = remote
  const [isWhole, setIsWhole] = useState(false)
  const inUse = [remote.active_version, remote.canary?.version, remote.preview_version]
  const shown = isWhole ? releases : releases.filter(({ version }, place) => place < newest || inUse.includes(version))
  const { columns } = texts
  return (
    <>
      <div className="releases" role="region" aria-label={texts.releasesOf(title)} tabIndex={0}>
        <Table fz="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{columns.version}</Table.Th>
              <Table.Th className="wide-only">{columns.contract}</Table.Th>
              <Table.Th className="wide-only">{columns.released}</Table.Th>
              <Table.Th className="wide-only">{columns.by}</Table.Th>
              <Table.Th className="wide-only">{columns.signed}</Table.Th>
              <Table.Th ta="right">{columns.errors}</Table.Th>
              <Table.Th ta="right">{columns.actions}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map((release) => (
              <ReleaseRow key={release.version} remote={remote} release={release} ask={ask} />
            ))}
          </Table.Tbody>
        </Table>
      </div>
      {shown.length < releases.length && (
        <Button size="compact-sm" variant="subtle" mt="xs" onClick={() => setIsWhole(true)}>
          {texts.showAll(releases.length)}
        </Button>
      )}
    </>
  )
}
