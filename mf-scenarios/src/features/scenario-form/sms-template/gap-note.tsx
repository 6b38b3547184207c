import { icons } from '@clarity/admin-kit'
import { templateTexts } from '../../../texts'
import type { Gaps } from './find-gaps'

/** Warns about what a message lacks. Screen readers announce it; saving stays possible. */
export function GapNote({ gaps: { wording, link } }: { readonly gaps: Gaps }) {
  const sentences = [
    ...(wording.length > 0 ? [templateTexts.lacksWording(wording)] : []),
    ...(link ? [templateTexts.lacksLink(link)] : []),
  ]
  return (
    <div role="status">
      {sentences.map((sentence) => (
        <p key={sentence} className="scenario-gap">
          <icons.CircleAlert size={16} aria-hidden />
          <span>{sentence}</span>
        </p>
      ))}
    </div>
  )
}
