import { Button, Textarea } from '@clarity/admin-kit'
import {
  defaultSmsTemplates,
  findTemplateError,
  placeholdersOf,
  type SmsTemplateName,
} from '@clarity/contracts/sms-template'
import { useRef } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { templateFieldTexts, templateTexts } from '../../../texts'
import { fieldValidationError } from '../form-validation-error'
import type { ScenarioDraft } from '../scenario-draft'
import { insertAtCaret } from './insert-at-caret'
import { PlaceholderButtons } from './placeholder-buttons'
import { TemplatePreview } from './template-preview'
import './sms-template.css'

/** One message: its text, its placeholders, and a preview. */
export function TemplateField({ name }: { readonly name: SmsTemplateName }) {
  const { register, control } = useFormContext<ScenarioDraft>()
  const { errors } = useFormState({ control, name, exact: true })
  const text = useWatch({ control, name }) ?? ''
  const input = useRef<HTMLTextAreaElement>(null)
  const { ref, ...field } = register(name)
  const { label, help } = templateFieldTexts[name]
  const error = findTemplateError(name, text) ?? errors[name]?.message
  return (
    <div className="scenario-template">
      <div className="scenario-template-text">
        <Textarea
          {...field}
          ref={(element) => {
            ref(element)
            input.current = element
          }}
          label={label}
          description={help}
          placeholder={defaultSmsTemplates[name]}
          error={fieldValidationError(label, error)}
          autosize
          minRows={4}
          maxRows={12}
        />
        <PlaceholderButtons
          label={label}
          words={placeholdersOf(name)}
          onChoose={(word) => insertAtCaret(input.current!, `{{${word}}}`)}
        />
        {text.trim() === '' && (
          <Button
            size="compact-sm"
            variant="transparent"
            p={0}
            className="scenario-start"
            onClick={() => insertAtCaret(input.current!, defaultSmsTemplates[name])}
          >
            {templateTexts.startFromDefault}
          </Button>
        )}
      </div>
      <TemplatePreview name={name} text={text} />
    </div>
  )
}
