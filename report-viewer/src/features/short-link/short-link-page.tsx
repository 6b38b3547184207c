import { shortCodeSentences } from '@clarity/contracts/short-code'
import { useEffect, useState } from 'react'
import { leaveFor } from '../../leave-for'
import { NoticeCard } from '../../parts/notice-card'
import { Spinner } from '../../parts/spinner'
import { failureTexts, notFoundTexts } from '../../texts'
import { lookUpShortCode } from './look-up-short-code'

export function ShortLinkPage({ code }: { code: string }) {
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    let left = false
    void lookUpShortCode(code).then((target) => {
      if (left) return
      if (target) leaveFor(target)
      else setFailed(true)
    })
    return () => {
      left = true
    }
  }, [code])

  if (!failed) return <Spinner />
  return (
    <NoticeCard title={notFoundTexts.title} message={shortCodeSentences.notFound}>
      <a className="button" href="/">
        {failureTexts.home}
      </a>
    </NoticeCard>
  )
}
