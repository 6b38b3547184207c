import { formatMoment } from '@clarity/admin-kit'
import type { LinkHits } from '@clarity/contracts/link-hits'
import { requestTexts } from '../../request-texts'

const { linkHits } = requestTexts

/** How often people opened a short link, and programs beside them. */
export function HitsOfLink({ hits }: { readonly hits: LinkHits }) {
  return <div className="request-soft">{sentenceOf(hits)}</div>
}

/** The same of all links of a campaign together. */
export function HitsOfCampaign({ hits }: { readonly hits: LinkHits }) {
  return <div className="request-soft">{`${linkHits.ofCampaign} ${sentenceOf(hits)}`}</div>
}

function sentenceOf(hits: LinkHits): string {
  const programs = linkHits.programs(hits.previews, hits.scanners)
  return programs === '' ? byPeople(hits) : `${byPeople(hits)} (${programs})`
}

function byPeople({ people, first_at, last_at }: LinkHits): string {
  if (first_at === null || last_at === null) return linkHits.never
  if (people === 1) return linkHits.once(formatMoment(first_at))
  return linkHits.often(people, formatMoment(first_at), formatMoment(last_at))
}
