import { formTexts } from '../../../texts'
import { FormSection } from '../form-section'
import { ReportDaysField } from '../report-days-field'
import { SwitchField } from '../switch-field'

export function AccessSection() {
  return (
    <FormSection name="access">
      <ReportDaysField />
      <SwitchField name="verify_reader" heading={formTexts.readers} />
    </FormSection>
  )
}
