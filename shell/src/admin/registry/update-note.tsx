import { Button, Text } from '@clarity/admin-kit'
import { useState } from 'react'
import { texts } from '../texts'
import { useNewer } from './use-newer'

/** Says quietly that a newer version of a module, or of the admin itself, is there. */
export function UpdateNote() {
  const { titles, offer } = useNewer()
  const [dismissed, setDismissed] = useState('')
  if (titles.length === 0 || offer === dismissed) return null
  return (
    <div className="note" role="status">
      <Text size="sm">{texts.update.ready(titles.join(', '))}</Text>
      <Button size="compact-sm" onClick={() => location.reload()}>
        {texts.update.load}
      </Button>
      <Button size="compact-sm" variant="subtle" onClick={() => setDismissed(offer)}>
        {texts.update.later}
      </Button>
    </div>
  )
}
