import { CaptionList } from './caption-list'
import type { Caption } from './captions'
import { overTexts } from './texts'

/** What was said, for those who want to read it again. */
export function SaidWords({ captions, language }: { captions: readonly Caption[]; language: string | null }) {
  if (captions.length === 0) return null
  return (
    <details className="said" open>
      <summary>{overTexts.said}</summary>
      <CaptionList captions={captions} language={language} />
    </details>
  )
}
