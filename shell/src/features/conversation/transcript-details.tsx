import { CaptionList } from './caption-list'
import type { Caption } from './captions'
import { overTexts } from './texts'

/** The captions of a conversation that is over. */
export function TranscriptDetails({ captions, language }: { captions: readonly Caption[]; language: string | null }) {
  if (captions.length === 0) return null
  return (
    <details className="said" open>
      <summary>{overTexts.said}</summary>
      <CaptionList captions={captions} language={language} />
    </details>
  )
}
