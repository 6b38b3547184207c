import { Button, icons, notify } from '@clarity/admin-kit'
import { rawTexts } from './texts'

/** Copies the original text, not its shown form. */
export function CopyButton({ text }: { readonly text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify.done(rawTexts.copied)
    } catch {
      // No permission, or a page without https, where browsers have no clipboard at all.
      notify.failed(rawTexts.copyFailed)
    }
  }
  return (
    <Button variant="default" leftSection={<icons.Copy size={16} aria-hidden />} onClick={() => void copy()}>
      {rawTexts.copy}
    </Button>
  )
}
