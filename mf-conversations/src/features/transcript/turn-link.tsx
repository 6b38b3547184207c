import { Link, notify, useLocation } from '@clarity/admin-kit'
import { texts } from '../../texts'
import { turnHash } from './turn-hash'

interface TurnLinkProps {
  readonly index: number
  readonly time: string
  /** False if the turn is not the one that Tab reaches. */
  readonly isReachable: boolean
}

/** The time of a turn: a link to the turn, which is copied when it is followed. */
export function TurnLink({ index, time, isReachable }: TurnLinkProps) {
  const here = useLocation()
  const hash = turnHash(index)
  const copy = async () => {
    const address = new URL(window.location.href)
    address.hash = hash
    try {
      await navigator.clipboard.writeText(address.href)
      notify.done(texts.turnLink.done)
    } catch {
      // A page that is not served over https has no clipboard, and a browser may refuse it.
      notify.failed(texts.turnLink.failed)
    }
  }
  return (
    <Link
      to={{ search: here.search, hash }}
      replace
      state={here.state as unknown}
      className="turn-link"
      title={texts.turnLink.action}
      aria-label={texts.turnLink.label(time)}
      tabIndex={isReachable ? 0 : -1}
      onClick={() => void copy()}
    >
      {time}
    </Link>
  )
}
