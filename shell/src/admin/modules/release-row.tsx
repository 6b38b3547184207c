import { Moment, Table } from '@clarity/admin-kit'
import type { Remote, RemoteRelease } from '@clarity/contracts/remote-release'
import { ReleaseActions } from './release-actions'
import { ReleaseMarks } from './release-marks'
import { texts } from './texts'
import type { Ask } from './use-question'

interface ReleaseRowProps {
  readonly remote: Remote
  readonly release: RemoteRelease
  readonly ask: Ask
}

/** One version: its facts, what it is used for, and what can be done with it. */
export function ReleaseRow({ remote, release, ask }: ReleaseRowProps) {
  const { version, contract, released_at, released_by, signed, errors } = release
  return (
    <Table.Tr>
      <Table.Td>
        <span className="release-version">{version}</span>
        <ReleaseMarks remote={remote} release={release} />
      </Table.Td>
      <Table.Td className="wide-only">{contract}</Table.Td>
      <Table.Td className="wide-only">
        <Moment at={released_at} />
      </Table.Td>
      <Table.Td className="wide-only">{released_by}</Table.Td>
      <Table.Td className="wide-only">{signed ? texts.signed.yes : texts.signed.no}</Table.Td>
      <Table.Td ta="right">{errors}</Table.Td>
      <Table.Td ta="right">
        <ReleaseActions remote={remote} release={release} ask={ask} />
      </Table.Td>
    </Table.Tr>
  )
}
