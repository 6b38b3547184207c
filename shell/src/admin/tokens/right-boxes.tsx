import { Checkbox, Text } from '@clarity/admin-kit'
import type { TokenRight } from '@clarity/contracts/token'
import { rightWords } from './scope-words'

interface RightBoxesProps {
  readonly of: string
  readonly rights: readonly TokenRight[]
  isChosen(right: TokenRight): boolean
  onToggle(right: TokenRight): void
}

/** The rights over one module, or over all, each with a checkbox. */
export function RightBoxes({ of, rights, isChosen, onToggle }: RightBoxesProps) {
  return (
    <div className="token-rights" role="group" aria-label={of}>
      <Text size="sm" fw={500} className="token-rights-of">
        {of}
      </Text>
      {rights.map((right) => (
        <Checkbox key={right} label={rightWords(right)} checked={isChosen(right)} onChange={() => onToggle(right)} />
      ))}
    </div>
  )
}
