import { Moment, Text } from '@clarity/admin-kit'
import type { Remote, RemoteChange } from '@clarity/contracts/remote-release'
import { texts } from '../texts'

/** Who changed what and when, newest first. */
export function ChangeList({ remote }: { readonly remote: Remote }) {
  return (
    <ol className="changes">
      {remote.changes.map((change) => (
        <li key={`${change.at}${change.action}${change.version}`}>
          <Text size="sm">{sentence(change)}</Text>
          <Text size="xs" c="dimmed">
            <Moment at={change.at} /> · {change.by}
          </Text>
        </li>
      ))}
    </ol>
  )
}

function sentence({ action, version, previous_version: previous }: RemoteChange): string {
  return action === 'release'
    ? texts.modules.changes.release(version)
    : texts.modules.changes[action](version, previous)
}
