import type { ReactNode } from 'react'
import { Button } from '../../parts/button'
import type { Caption } from './captions'
import { SaidWords } from './said-words'

interface OverNoticeProps {
  title: string
  message: string
  action: string
  onAction: () => void
  captions: readonly Caption[]
  language: string | null
}

/** The conversation does not go on here by itself; what can be done about it. */
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

type OverProps = Pick<OverNoticeProps, 'title' | 'captions' | 'language'> & { children: ReactNode }

export function Over({ title, captions, language, children }: OverProps) {
  return (
    <div className="over">
      <h2 tabIndex={-1} ref={focus}>
        {title}
      </h2>
      {children}
      <SaidWords captions={captions} language={language} />
    </div>
  )
}

// What had the focus is gone; reading goes on from here.
const focus = (heading: HTMLElement | null) => heading?.focus({ preventScroll: true })
