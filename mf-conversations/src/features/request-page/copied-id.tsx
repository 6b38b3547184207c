import { ActionIcon, Code, icons, notify } from '@clarity/admin-kit'
import { requestTexts } from '../../request-texts'

/** An id, or an address, that can be copied; `name` says which. */
export function CopiedId({ name, children }: { readonly name: string; readonly children: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(children)
      notify.done(requestTexts.copied)
    } catch {
      // A page that is not served over https has no clipboard, and a browser may refuse it.
      notify.failed(requestTexts.copyFailed)
    }
  }
  return (
    <span className="request-id">
      <Code>{children}</Code>
      <ActionIcon variant="subtle" size="sm" aria-label={requestTexts.copy(name)} onClick={() => void copy()}>
        <icons.Copy size={14} aria-hidden />
      </ActionIcon>
    </span>
  )
}
