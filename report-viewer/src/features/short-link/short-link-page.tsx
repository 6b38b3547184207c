import { proofParameter, shortCodeTexts } from '@clarity/contracts/short-code'
import { useEffect, useState } from 'react'
import { redirectTo } from '@clarity/browser-kit/redirect-to'
import { NoticeCard } from '../../parts/notice-card'
import { Spinner } from '../../parts/spinner'
import { failureTexts, notFoundTexts } from '../../texts'
import { ContinuePage } from './continue-page'
import { lookUpShortCode, type ShortCodeLookup } from './look-up-short-code'
import { solveChallenge } from './solve-challenge'

interface ShortLinkPageProps {
  code: string
  /** Whether the server has already answered that the code is unknown. */
  isUnknown: boolean
}

export function ShortLinkPage({ code, isUnknown }: ShortLinkPageProps) {
  // The server's page may have already done the proof of work.
  const [proof, setProof] = useState(() => new URLSearchParams(location.search).get(proofParameter))
  const [found, setFound] = useState<ShortCodeLookup | undefined>(isUnknown ? null : undefined)
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    if (isUnknown) return
    let left = false
    void lookUpShortCode(code, proof).then((answer) => {
      if (left) return
      if (answer && 'target' in answer) redirectTo(answer.target)
      else setFound(answer)
      setBusy(false)
    })
    return () => {
      left = true
    }
  }, [code, proof, isUnknown])

  if (found === undefined || (found && 'target' in found)) return <Spinner />
  if (found)
    return (
      <ContinuePage
        busy={busy}
        onContinue={() => {
          setBusy(true)
          void solveChallenge(found.challenge, () => {}).then(setProof)
        }}
      />
    )
  return (
    <NoticeCard title={notFoundTexts.title} message={shortCodeTexts.notFound}>
      <a className="button" href="/">
        {failureTexts.home}
      </a>
    </NoticeCard>
  )
}
