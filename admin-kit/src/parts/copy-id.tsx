import { Copy } from 'lucide-react'
import { texts } from '../texts'
import { notify } from './notify'

interface CopyIdProps {
  /** What it is of, for those who do not see where it stands: 'Report ID'. */
  readonly name: string
  /** What is copied. */
  readonly children: string
}

/** A small button that copies an id or an address; in a table it shows with its row's actions. */
export function CopyId({ name, children }: CopyIdProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(children)
      notify.done(texts.copy.done)
    } catch {
      // A page that is not served over https has no clipboard, and a browser may refuse it.
      notify.failed(texts.copy.failed)
    }
  }
  return (
    // A plain button: a table has two of them in every row.
    <button
      type="button"
      className="kit-copy kit-quiet"
      aria-label={texts.copy.of(name)}
      title={texts.copy.of(name)}
      onClick={() => void copy()}
    >
      <Copy size={14} aria-hidden />
    </button>
  )
}
