import {
  Anchor,
  asCallError,
  EmptyState,
  ErrorBanner,
  icons,
  Link,
  PageFrame,
  Skeleton,
  Slot,
  useLive,
  useNavigate,
  useParams,
} from '@clarity/admin-kit'
import { demoRequestDetailsTexts, type DemoRequestDetails } from '@clarity/contracts/demo-request-details'
import { useEffect } from 'react'
import { requestPath, requestsPath } from '../../conversation-paths'
import { useGetDemoRequestQuery } from '../../demo-requests.api'
import '../../parts/back-link.css'
import { requestTexts } from '../../request-texts'
import { texts } from '../../texts'
import { RequestActions } from './request-actions'
import { RequestFacts } from './request-facts'
import { RequestMessages } from './request-messages'
import './request-page.css'
import { RequestTimeline } from './request-timeline'

/** One demo request, from the invitation to the readers of its report. */
export default function RequestPage() {
  const { id = '' } = useParams()
  const { currentData, error, refetch } = useGetDemoRequestQuery(id, { refetchOnMountOrArgChange: true })
  useOwnAddress(id, currentData)
  useLive('request', () => void refetch(), currentData?.request.id ?? id)
  const failure = error ? asCallError(error) : null
  if (failure?.status === 404)
    return (
      <PageFrame title={texts.requests.title} back={<BackToList />}>
        <EmptyState
          text={requestTexts.notFound}
          action={
            <Anchor component={Link} to={`/admin/combined-reports/${encodeURIComponent(id)}`} size="sm">
              {requestTexts.findCombined}
            </Anchor>
          }
        />
      </PageFrame>
    )
  return (
    <PageFrame
      title={titleOf(currentData)}
      back={<BackToList />}
      action={currentData && <RequestActions details={currentData} />}
    >
      {failure && !currentData && (
        <ErrorBanner onRetry={() => void refetch()}>
          {failure.kind === 'unreadable' ? demoRequestDetailsTexts.invalid : demoRequestDetailsTexts.fetchFailed}
        </ErrorBanner>
      )}
      {currentData && <Details details={currentData} />}
      {!currentData && !failure && <Skeleton height={320} role="status" aria-label={requestTexts.loading} />}
    </PageFrame>
  )
}

function titleOf(details: DemoRequestDetails | undefined): string {
  if (details?.erased_at !== undefined && !details.request.recipient_name) return requestTexts.erasedPerson
  return details?.request.recipient_name ?? texts.requests.title
}

/** The address may have the id of the report or the conversation. */
function useOwnAddress(id: string, details: DemoRequestDetails | undefined): void {
  const navigate = useNavigate()
  const own = details?.request.id
  useEffect(() => {
    if (own !== undefined && own !== id) void navigate(requestPath(own), { replace: true })
  }, [own, id, navigate])
}

function Details({ details }: { readonly details: DemoRequestDetails }) {
  return (
    <>
      <RequestFacts details={details} />
      <div className="request-columns">
        <RequestTimeline details={details} />
        <RequestMessages messages={details.messages} />
      </div>
      <div className="request-panels">
        <Slot name="request-page" details={details} />
      </div>
    </>
  )
}

function BackToList() {
  return (
    <Anchor component={Link} to={requestsPath} size="sm" className="back-link">
      <icons.ArrowLeft size={16} aria-hidden />
      {requestTexts.back}
    </Anchor>
  )
}
