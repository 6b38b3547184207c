import { StateBadge } from '@clarity/admin-kit'
import { useMemo } from 'react'
import { templateTexts } from '../../../texts'
import { countSegments } from './count-segments'

const namedAtMost = 5

/** The number of a message's segments and their encoding, with the characters that force the expensive one. */
export function SegmentCount({ message }: { readonly message: string }) {
  const { count, characters, encoding, foreign } = useMemo(() => countSegments(message), [message])
  return (
    <div className="scenario-segments">
      <StateBadge meaning="plain">{templateTexts.segments(count)}</StateBadge>
      <StateBadge meaning={encoding === 'UCS-2' ? 'caution' : 'plain'}>{encoding}</StateBadge>
      <span>{templateTexts.characters(characters)}</span>
      {foreign.length > 0 && (
        <p>{templateTexts.forced(foreign.slice(0, namedAtMost), Math.max(0, foreign.length - namedAtMost))}</p>
      )}
    </div>
  )
}
