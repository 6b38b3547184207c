import { Text } from '@clarity/admin-kit'
import type { TestTurn } from '@clarity/contracts/scenario-trial'
import { useEffect, useRef } from 'react'
import { trialTexts } from '../../../trial-texts'

interface TestLogProps {
  readonly turns: readonly TestTurn[]
  readonly isThinking: boolean
}

/** What was said, as bubbles; the last one is in view. */
export function TestLog({ turns, isThinking }: TestLogProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }, [turns.length, isThinking])
  return (
    // A box that scrolls must be reached by the keyboard.
    <div ref={box} role="log" tabIndex={0} aria-label={trialTexts.log} className="scenario-talk-log">
      <ol>
        {turns.map(({ role, message }, at) => (
          <li key={at} className={role === 'user' ? 'scenario-talk-you' : undefined}>
            <span className="scenario-talk-who">{role === 'user' ? trialTexts.you : trialTexts.agent}</span>
            <p dir="auto">{message}</p>
          </li>
        ))}
      </ol>
      {isThinking && (
        <Text size="xs" c="dimmed" mt={8}>
          {trialTexts.thinking}
        </Text>
      )}
    </div>
  )
}
