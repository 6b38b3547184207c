import { trialTexts } from '../../../trial-texts'
import { FormSection } from '../form-section'
import { Disclosure } from '../trials/disclosure'
import { ReportPreview } from '../trials/report-preview'
import { TestTalk } from '../trials/test-talk'
import '../trials/trials.css'

/** Trials of the typed scenario, before it is saved. */
export function TrialsSection() {
  return (
    <FormSection name="trials">
      <Disclosure title={trialTexts.talkTitle}>
        <TestTalk />
      </Disclosure>
      <Disclosure title={trialTexts.previewTitle}>
        <ReportPreview />
      </Disclosure>
    </FormSection>
  )
}
