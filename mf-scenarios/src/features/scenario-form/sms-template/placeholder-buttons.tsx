import { UnstyledButton } from '@clarity/admin-kit'
import type { SmsPlaceholder } from '@clarity/contracts/sms-template'
import { templateTexts } from '../../../texts'

interface PlaceholderButtonsProps {
  /** The label of their message. */
  readonly label: string
  readonly words: readonly SmsPlaceholder[]
  onChoose(word: SmsPlaceholder): void
}

/** The placeholders that a message may contain; each is a button that inserts it at the caret. */
export function PlaceholderButtons({ label, words, onChoose }: PlaceholderButtonsProps) {
  return (
    <div className="scenario-placeholders" role="group" aria-label={templateTexts.insertInto(label)}>
      {words.map((word) => (
        <UnstyledButton key={word} className="scenario-placeholder" onClick={() => onChoose(word)}>
          {`{{${word}}}`}
        </UnstyledButton>
      ))}
    </div>
  )
}
