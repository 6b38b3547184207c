import type { FormProps } from './form-props'
import { ReasonForm } from './reason-form'
import { texts } from './texts'

/** Takes a module away until it is enabled again. */
export function DisableForm(props: FormProps) {
  return (
    <ReasonForm
      {...props}
      body={texts.questions.disableBody}
      submit={texts.questions.disableYes}
      sentence={texts.questions.disabled(props.remote.title)}
      decisionFor={(reason) => ({ action: 'disable', reason })}
    />
  )
}
