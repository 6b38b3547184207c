import type { SlotProps } from '@clarity/admin-kit'
import { Text, Title } from '@clarity/admin-kit'
import { previewTexts } from '../../preview-texts'
import { reportSections } from '../../parts/report-sections'
import { VersionDifference } from '../../parts/version-difference'
import './report-preview.css'

/** A report that is not stored: beside what readers get, or alone if the conversation has no report. */
export function ReportPreview({ now, stored }: SlotProps['report-preview']) {
  if (stored !== null)
    return (
      <VersionDifference
        left={{ label: previewTexts.stored, content: stored }}
        right={{ label: previewTexts.now, content: now }}
      />
    )
  return (
    <>
      <Text size="sm">{previewTexts.noReport}</Text>
      {reportSections(now).map(({ title, text }) => (
        <section key={title} className="reports-preview" aria-label={title}>
          <Title order={3} size="h5">
            {title}
          </Title>
          <p dir="auto">{text}</p>
        </section>
      ))}
    </>
  )
}
