import { Anchor, Card, Link, Moment, Text } from '@clarity/admin-kit'
import type { DemoRequestDetails } from '@clarity/contracts/demo-request-details'
import type { ReactNode } from 'react'
import { requestTexts } from '../../request-texts'
import { RequestStatus } from '../../parts/request-status'
import { CopiedId } from './copied-id'
import { HitsOfCampaign, HitsOfLink } from './hits-of-link'

const { facts } = requestTexts

/** Who, which scenario, how far the request has come, and why no further. */
export function RequestFacts({ details }: { readonly details: DemoRequestDetails }) {
  const { request, report, scenario_id } = details
  const ids = [
    [facts.id, request.id],
    [facts.conversationId, request.conversation_id],
    [facts.reportId, report?.id ?? null],
  ] as const
  return (
    <Card withBorder radius={10} padding="lg" className="request-facts">
      {details.erased_at !== undefined && (
        <Text size="sm">
          {requestTexts.erased} <Moment at={details.erased_at} />
        </Text>
      )}
      <RequestStatus request={request} />
      <dl>
        <Fact name={facts.recipient}>
          <Person name={request.recipient_name} phone={request.recipient_phone} />
        </Fact>
        {request.manager_name !== null && (
          <Fact name={facts.manager}>
            <Person name={request.manager_name} phone={request.manager_phone} />
          </Fact>
        )}
        <Fact name={facts.scenario}>
          <Anchor component={Link} to={`/admin/scenarios/${scenario_id}`}>
            <bdi>{request.scenario_title}</bdi>
          </Anchor>
        </Fact>
        {request.campaign != null && (
          <Fact name={facts.campaign}>
            {request.campaign}
            {details.campaign_hits && <HitsOfCampaign hits={details.campaign_hits} />}
          </Fact>
        )}
        {ids.map(
          ([name, id]) =>
            id !== null && (
              <Fact key={name} name={name}>
                <CopiedId name={name}>{id}</CopiedId>
              </Fact>
            ),
        )}
        <ShortLink name={facts.link} link={details} />
        {report && <ShortLink name={facts.reportLink} link={report} />}
      </dl>
    </Card>
  )
}

type OpenedLink = Pick<DemoRequestDetails, 'short_code' | 'link_hits'>

function ShortLink({ name, link: { short_code, link_hits } }: { readonly name: string; readonly link: OpenedLink }) {
  if (short_code === null) return null
  return (
    <Fact name={name}>
      <CopiedId name={name}>{`${window.location.origin}/${short_code}`}</CopiedId>
      {link_hits && <HitsOfLink hits={link_hits} />}
    </Fact>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Person({ name, phone }: { readonly name: string; readonly phone: string | null }) {
  return (
    <>
      <bdi>{name}</bdi>
      {phone !== null && <div className="request-soft">{phone}</div>}
    </>
  )
}
