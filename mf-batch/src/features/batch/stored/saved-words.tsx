import { texts } from '../../../texts'
import type { Saving } from './batch-saver'

/** Whether the sheet is on the server. Read out only if it is not. */
export function SavedWords({ saving: { state, id } }: { readonly saving: Saving }) {
  if (state === 'failed')
    return (
      <span className="batch-soft" role="status">
        {texts.notSaved}
      </span>
    )
  if (state === 'taken' || (state === 'saved' && id === null)) return null
  return <span className="batch-soft">{state === 'saved' ? texts.saved : texts.saving}</span>
}
