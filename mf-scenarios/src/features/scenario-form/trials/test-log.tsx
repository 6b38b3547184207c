import { Text } from '@clarity/admin-kit'
import { useEffect, useRef } from 'react'
import { trialTexts } from '../../../trial-texts'
import { OtherWords } from './other-words'
import { ReplySources } from './reply-sources'
import type { TriedTurn } from './use-test-talk'

interface TestLogProps {
  readonly turns: readonly TriedTurn[]
  readonly isThinking: boolean
  sayInstead(at: number, words: string): void
}

/** What was said, as bubbles; the last one is in view. An answer tells where its words come from, and takes better ones. */
export function TestLog({ turns, isThinking, sayInstead }: TestLogProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight
  }, [turns.length, isThinking])
  return (
    // A box that scrolls must be reached by the keyboard.
    <div ref={box} role="log" tabIndex={0} aria-label={trialTexts.log} className="scenario-talk-log">
      <ol>
        {turns.map(({ role, message, sources }, at) => (
          <li key={at} className={role === 'user' ? 'scenario-talk-you' : undefined}>
            <span className="scenario-talk-who">{role === 'user' ? trialTexts.you : trialTexts.agent}</span>
            <p dir="auto">{message}</p>
            {sources && <ReplySources {...sources} />}
            {sources && !isThinking && (
              <OtherWords
                add={(words) => {
                  // The answer with its field is gone at once: the keyboard goes on from the talk.
                  box.current?.focus()
                  sayInstead(at, words)
                }}
              />
            )}
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
