import type { RequestedDemo } from '@clarity/contracts/demo-request'
import { useEffect, useRef } from 'react'
import { Button } from '../../parts/button'
import { requestedTexts } from '../../texts'
import type { DemoDraft } from './demo-draft'

const moment = new Intl.DateTimeFormat(undefined, { weekday: 'long', hour: 'numeric', minute: '2-digit' })

interface RequestedNoteProps {
  draft: DemoDraft
  requested: Pick<RequestedDemo, 'waitsUntil' | 'awaitsManager'>
  onAgain: () => void
}

/** What happens next. The link itself is for the phone that it goes to, so it is not shown. */
export function RequestedNote({ draft, requested: { waitsUntil, awaitsManager }, onAgain }: RequestedNoteProps) {
  const { role, own, other } = draft
  const heading = useRef<HTMLHeadingElement>(null)
  // A phone number does not wrap: its spaces are non-breaking.
  const phone = (role === 'manager' && !awaitsManager ? other : own).phone.shown.replaceAll(' ', '\u00a0')
  useEffect(() => {
    heading.current!.focus({ preventScroll: true })
    heading.current!.scrollIntoView?.({ block: 'center' })
  }, [])

  return (
    <div className="requested">
      <svg className="sign" viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="21" />
        <path d="m15 24.5 6.5 6.5L34 18" />
      </svg>
      <h2 id="ask" ref={heading} tabIndex={-1}>
        {awaitsManager
          ? requestedTexts.confirmTitle
          : waitsUntil === undefined
            ? requestedTexts.title[role]
            : requestedTexts.waitingTitle[role]}
      </h2>
      <p>
        <strong>
          {waitsUntil === undefined
            ? requestedTexts.onItsWay(phone)
            : requestedTexts.waits(phone, moment.format(new Date(waitsUntil)))}
        </strong>
      </p>
      <p>
        {awaitsManager
          ? requestedTexts.confirm(other.name)
          : role === 'manager'
            ? requestedTexts.next.manager(other.name)
            : requestedTexts.next.recipient}
      </p>
      {!awaitsManager && <p>{requestedTexts.after[role]}</p>}
      <Button look="plain" onClick={onAgain}>
        {requestedTexts.again}
      </Button>
    </div>
  )
}
