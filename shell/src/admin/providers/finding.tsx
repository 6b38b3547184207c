import { icons, Text, VisuallyHidden } from '@clarity/admin-kit'
import type { ProviderFinding } from '@clarity/contracts/provider'
import { texts } from './texts'

const signs = { good: icons.CircleCheck, caution: icons.CircleAlert, bad: icons.X }

/** What was found, and what to do; the tone is a sign and a word, and never a colour alone. */
export function Finding({ finding: { tone, sentence, remedy } }: { readonly finding: ProviderFinding }) {
  const Sign = signs[tone]
  return (
    <div className={`finding finding-${tone}`}>
      <Sign size={18} aria-hidden />
      <div className="kit-words">
        <Text size="sm">
          {tone === 'good' ? (
            <VisuallyHidden>{texts.toneOf.good}: </VisuallyHidden>
          ) : (
            <span className="finding-word">{texts.toneOf[tone]}: </span>
          )}
          {sentence}
        </Text>
        {remedy !== null && (
          <Text size="sm" c="dimmed">
            {remedy}
          </Text>
        )}
      </div>
    </div>
  )
}
