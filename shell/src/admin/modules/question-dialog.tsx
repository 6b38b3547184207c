import { Modal } from '@clarity/admin-kit'
import type { Remote } from '@clarity/contracts/remote-release'
import { CanaryForm } from './canary-form'
import { ConfirmChange } from './confirm-change'
import { DisableForm } from './disable-form'
import type { FormProps } from './form-props'
import { KeyForm } from './key-form'
import { texts } from './texts'
import type { AskedQuestion, Question } from './use-question'
import { WithdrawForm } from './withdraw-form'

/** The dialog in which a module's card asks its questions. */
export function QuestionDialog({ remote, asked }: { readonly remote: Remote; readonly asked: AskedQuestion }) {
  const { question, isOpen, cancel, done, returnFocus } = asked
  return (
    <Modal
      opened={isOpen}
      onClose={cancel}
      onExitTransitionEnd={returnFocus}
      returnFocus={false}
      title={question && titleOf(question, remote)}
      closeButtonProps={{ 'aria-label': texts.questions.close }}
      centered
    >
      {question && <Form question={question} remote={remote} onDone={done} onCancel={cancel} />}
    </Modal>
  )
}

function titleOf(question: Question, { title }: Remote): string {
  return 'version' in question
    ? texts.questions[question.kind](question.version)
    : texts.questions[question.kind](title)
}

function Form({ question, ...props }: FormProps & { readonly question: Question }) {
  switch (question.kind) {
    case 'canary':
      return <CanaryForm version={question.version} {...props} />
    case 'withdraw':
      return <WithdrawForm version={question.version} {...props} />
    case 'disable':
      return <DisableForm {...props} />
    case 'key':
      return <KeyForm {...props} />
    case 'activate':
      return <ConfirmChange version={question.version} {...props} />
    case 'rollBack':
      return <ConfirmChange version={null} {...props} />
  }
}
