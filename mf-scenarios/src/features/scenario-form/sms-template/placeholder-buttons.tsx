import { UnstyledButton } from '@clarity/admin-kit'
import type { SmsPlaceholder } from '@clarity/contracts/sms-template'
import { templateTexts } from '../../../texts'

interface PlaceholderButtonsProps {
  /** The message that they are for. */
  readonly label: string
  readonly words: readonly SmsPlaceholder[]
  onChoose(word: SmsPlaceholder): void
}

/** Which placeholders a message may hold; each puts itself in at the caret. */
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
