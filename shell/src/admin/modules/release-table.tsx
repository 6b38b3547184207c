import { Button, ConfirmDialog, Moment, StateBadge, Table } from '@clarity/admin-kit'
import type { Remote } from '@clarity/contracts/remote-release'
import { useState } from 'react'
import { texts } from '../texts'
import { useChangeRemote } from './use-change-remote'

/** All versions of a module; any of them can be made the active one. */
export function ReleaseTable({ remote }: { readonly remote: Remote }) {
  const [asked, setAsked] = useState<string | null>(null)
  const { activate, isBusy } = useChangeRemote(remote)
  const confirm = async () => {
    await activate(asked!)
    setAsked(null)
  }
  return (
    <div className="scrolled" role="region" aria-label={texts.modules.releasesOf(remote.title)} tabIndex={0}>
      <Table fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{texts.modules.version}</Table.Th>
            <Table.Th className="wide-only">{texts.modules.contract}</Table.Th>
            <Table.Th className="wide-only">{texts.modules.released}</Table.Th>
            <Table.Th className="wide-only">{texts.modules.by}</Table.Th>
            <Table.Th ta="right">{texts.modules.actions}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {remote.releases.map(({ version, contract, released_at, released_by }) => (
            <Table.Tr key={version}>
              <Table.Td ff="monospace">{version}</Table.Td>
              <Table.Td className="wide-only">{contract}</Table.Td>
              <Table.Td className="wide-only">
                <Moment at={released_at} />
              </Table.Td>
              <Table.Td className="wide-only">{released_by}</Table.Td>
              <Table.Td ta="right">
                {version === remote.active_version ? (
                  <StateBadge meaning="good">{texts.modules.active}</StateBadge>
                ) : (
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={texts.modules.activateVersion(version)}
                    onClick={() => setAsked(version)}
                  >
                    {texts.modules.activate}
                  </Button>
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <ConfirmDialog
        isOpen={asked !== null}
        title={texts.modules.askActivate(asked ?? '')}
        confirm={texts.modules.activate}
        isBusy={isBusy}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(null)}
      >
        {texts.modules.askActivateBody}
      </ConfirmDialog>
    </div>
  )
}
