import { FormSection } from '../form-section'
import { LanguageField } from '../language-field'
import { LongField, ShortField } from '../text-fields'

export function AiSection() {
  return (
    <FormSection name="ai">
      <LongField name="ai_prompt" required isWide minRows={6} />
      <ShortField name="agent_id" />
      <LanguageField />
      <LongField name="first_message" />
      <LongField name="post_call_prompt" />
    </FormSection>
  )
}
