import { smsTemplateNames } from '@clarity/contracts/sms-template'
import { FormSection } from '../form-section'
import { TemplateField } from '../sms-template/template-field'

export function TemplatesSection() {
  return (
    <FormSection name="templates">
      {smsTemplateNames.map((name) => (
        <TemplateField key={name} name={name} />
      ))}
    </FormSection>
  )
}
