import { Button, icons, notify } from '@clarity/admin-kit'
import type { TranscriptEntry } from '@clarity/contracts/transcript'
import { texts } from '../../texts'
import type { Speakers } from './talk-speakers'
import { transcriptText } from './transcript-text'

interface CopyButtonProps {
  readonly id: string
  readonly turns: readonly TranscriptEntry[]
  readonly speakers: Speakers
}

/** Copies the whole transcript to the clipboard, as text. */
export function CopyButton({ id, turns, speakers }: CopyButtonProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(transcriptText(id, turns, speakers))
      notify.done(texts.copy.done)
    } catch {
      // A page that is not served over https has no clipboard, and a browser may refuse it.
      notify.failed(texts.copy.failed)
    }
  }
  return (
    <Button variant="default" leftSection={<icons.Copy size={16} aria-hidden />} onClick={() => void copy()}>
      {texts.copy.action}
    </Button>
  )
}
