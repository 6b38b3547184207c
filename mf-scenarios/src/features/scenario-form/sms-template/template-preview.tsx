import { fillSmsTemplate, type SmsTemplateName } from '@clarity/contracts/sms-template'
import { useDeferredValue } from 'react'
import { templateFieldTexts, templateTexts } from '../../../texts'
import { findGaps } from './find-gaps'
import { GapNote } from './gap-note'
import { SegmentCount } from './segment-count'
import { useSampleValues } from './use-sample-values'

/** The message with sample values, its segments, and what it lacks. */
export function TemplatePreview({ name, text }: { readonly name: SmsTemplateName; readonly text: string }) {
  // Typing has priority: the preview may lag behind.
  const template = useDeferredValue(text)
  const values = useSampleValues()
  const message = fillSmsTemplate(name, template, values)
  const caption = template.trim() === '' ? templateTexts.previewOfDefault : templateTexts.preview
  return (
    <figure className="scenario-sms" aria-label={`${templateFieldTexts[name].label}: ${caption}`}>
      <figcaption>{caption}</figcaption>
      <p className="scenario-sms-bubble">{message}</p>
      <SegmentCount message={message} />
      <GapNote gaps={findGaps(name, message, values)} />
    </figure>
  )
}
