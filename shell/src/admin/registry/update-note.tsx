import { Button, Text } from '@clarity/admin-kit'
import { useState } from 'react'
import { adminApi } from '../admin.api'
import { texts } from '../texts'
import { useRegistry } from './registry-provider'

const askEveryMs = 60_000

/** Says quietly that a newer version of a module has become active since this tab was loaded. */
export function UpdateNote() {
  const { remotes } = useRegistry()
  const { data = [] } = adminApi.useListActiveRemotesQuery(undefined, {
    pollingInterval: askEveryMs,
    skipPollingIfUnfocused: true,
    refetchOnFocus: true,
  })
  const [dismissed, setDismissed] = useState('')
  const newer = data.filter(({ name, version }) => remotes.find((remote) => remote.name === name)?.version !== version)
  const offer = newer.map(({ name, version }) => `${name} ${version}`).join()
  if (offer === '' || offer === dismissed) return null
  return (
    <div className="update-note" role="status">
      <Text size="sm">{texts.update.ready(newer.map(({ title }) => title).join(', '))}</Text>
      <Button size="compact-sm" onClick={() => location.reload()}>
        {texts.update.load}
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={() => setDismissed(offer)}>
        {texts.update.later}
      </Button>
    </div>
  )
}
