import { Button, Text } from '@clarity/admin-kit'
import { useState } from 'react'
import { texts } from '../texts'
import { useNewerRemotes } from './use-newer-remotes'

/** Says quietly that a newer version of a module is there. */
export function UpdateNote() {
  const newer = useNewerRemotes()
  const [dismissed, setDismissed] = useState('')
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
