import type { FormProps } from './form-props'
import { ReasonForm } from './reason-form'
import { texts } from './texts'

/** Ends a version for good. */
export function WithdrawForm({ version, ...props }: FormProps & { readonly version: string }) {
  return (
    <ReasonForm
      {...props}
      body={texts.questions.withdrawBody}
      submit={texts.questions.withdrawYes}
      sentence={texts.questions.withdrawn(props.remote.title, version)}
      decisionFor={(reason) => ({ action: 'withdraw', version, reason })}
    />
  )
}
