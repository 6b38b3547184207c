import type { ReactNode } from 'react'
import { Button } from '../../parts/button'
import type { Caption } from './captions'
import { TranscriptDetails } from './transcript-details'

interface OverNoticeProps {
  title: string
  message: string
  action: string
  onAction: () => void
  captions: readonly Caption[]
  language: string | null
}

/** Says that the conversation does not continue here, and what can be done. */
export function OverNotice({ title, message, action, onAction, captions, language }: OverNoticeProps) {
  return (
    <Over title={title} captions={captions} language={language}>
      <p className="soft" role="alert">
        {message}
      </p>
      <Button onClick={onAction}>{action}</Button>
    </Over>
  )
}

type OverProps = Pick<OverNoticeProps, 'title' | 'captions' | 'language'> & { sign?: ReactNode; children: ReactNode }

export function Over({ title, sign, captions, language, children }: OverProps) {
  return (
    <div className="over">
      {sign}
      <h2 tabIndex={-1} ref={focus}>
        {title}
      </h2>
      {children}
      <TranscriptDetails captions={captions} language={language} />
    </div>
  )
}

// The focused element is gone, so the focus moves here.
const focus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true })
