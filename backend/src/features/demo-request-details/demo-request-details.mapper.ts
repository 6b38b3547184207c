import type {
  DemoRequestCall,
  DemoRequestConversation,
  DemoRequestDetails,
  DemoRequestMessage,
  DemoRequestSession,
  DemoRequestStep,
  LinkHits,
  ReportReader,
} from '@clarity/contracts'
import type { DemoRequestEntity } from '../demo-requests/demo-request.entity.js'
import type { SmsMessagesService } from '../sms-messages/sms-messages.service.js'
import type { CallRow, HitsRow, LinkRow, MessageRow, ReaderRow, SessionRow } from './demo-request-details.repository.js'

export function toStep({ at, ...step }: Omit<DemoRequestStep, 'at'> & { at: Date }): DemoRequestStep {
  return { at: at.toISOString(), ...step }
}

export function toMessage(
  row: MessageRow,
  request: Pick<DemoRequestEntity, 'recipientPhone' | 'managerPhone'>,
  sms: Pick<SmsMessagesService, 'explain' | 'deliveryState'>,
): DemoRequestMessage {
  const { id, phone, template, body, error } = row
  return {
    id,
    at: row.at.toISOString(),
    who: whoseIs(phone, request),
    phone,
    template,
    body,
    state: template === null ? 'received' : sms.deliveryState(row),
    state_at: row.state_at.toISOString(),
    waits_until: row.waits_until?.toISOString() ?? null,
    error,
    trouble: error === null ? null : sms.explain(error),
  }
}

export function toCall({ at, ended_at, ...call }: CallRow): DemoRequestCall {
  return { ...call, at: at.toISOString(), ended_at: ended_at?.toISOString() ?? null }
}

export function toSession({ started_at, ended_at, ...session }: SessionRow): DemoRequestSession {
  return { ...session, started_at: started_at.toISOString(), ended_at: ended_at?.toISOString() ?? null }
}

export function toConversation({
  started_at,
  ...row
}: Omit<DemoRequestConversation, 'started_at'> & { started_at: Date }): DemoRequestConversation {
  return { ...row, started_at: started_at.toISOString() }
}

export function toLink(link: LinkRow | null): Pick<DemoRequestDetails, 'short_code' | 'link_hits'> {
  if (!link) return { short_code: null }
  const hits = toHits(link)
  return { short_code: link.code, ...(hits && { link_hits: hits }) }
}

/** Null if there are none. */
export function toHits({ people, previews, scanners, first_at, last_at }: HitsRow): LinkHits | null {
  if (people + previews + scanners === 0) return null
  const moments = { first_at: first_at?.toISOString() ?? null, last_at: last_at?.toISOString() ?? null }
  return { people, previews, scanners, ...moments }
}

export function toReader({ first_at, last_at, ...reader }: ReaderRow): ReportReader {
  return { ...reader, first_at: first_at.toISOString(), last_at: last_at.toISOString() }
}

function whoseIs(
  phone: string,
  { recipientPhone, managerPhone }: Pick<DemoRequestEntity, 'recipientPhone' | 'managerPhone'>,
): DemoRequestMessage['who'] {
  if (recipientPhone === managerPhone) return 'both'
  return phone === managerPhone ? 'manager' : 'recipient'
}
