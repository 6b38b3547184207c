import { useContext, useMemo } from 'react'
import { AgentName } from './agent-name'
import type { Caption } from './captions'
import { talkTexts } from './texts'
import { useStickToEnd } from './use-stick-to-end'

interface CaptionListProps {
  captions: readonly Caption[]
  /** What the person is saying right now. */
  interim?: string
  language: string | null
  /** No captions yet, because the page is still connecting. */
  waiting?: boolean
}

/** The live captions: follow the conversation unless the reader has scrolled up. */
export function CaptionList({ captions, interim = '', language, waiting = false }: CaptionListProps) {
  const who = { agent: useContext(AgentName) ?? talkTexts.agent, user: talkTexts.user }
  const end = useStickToEnd(useMemo(() => [captions, interim], [captions, interim]))
  return (
    <div
      {...end}
      className="captions"
      role="log"
      aria-live="polite"
      aria-label={talkTexts.captions}
      aria-busy={waiting || undefined}
      tabIndex={0}
    >
      {waiting && captions.length === 0 && <div className="caption agent skeleton" />}
      {captions.map(({ key, role, message, at, pending }) => (
        <div key={key} className={`caption ${role}`}>
          <p className="caption-who">
            <bdi>{who[role]}</bdi> · <span>{pending ? talkTexts.pending : clock(at)}</span>
          </p>
          <p className="caption-words" dir="auto" lang={language ?? undefined}>
            {message}
          </p>
        </div>
      ))}
      {interim && (
        // Hidden from screen readers, which would read interim words again and again.
        <div className="caption user interim" aria-hidden="true">
          <p className="caption-words" dir="auto" lang={language ?? undefined}>
            {interim}
          </p>
        </div>
      )}
    </div>
  )
}

const clock = (secs: number) => `${Math.floor(secs / 60)}:${String(Math.floor(secs % 60)).padStart(2, '0')}`
