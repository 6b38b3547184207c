import type { AdminApi } from '../../product/admin-api.ts'
import type { MessageKind } from '../../endurance/vendor-records.ts'
import type { ParallelStories } from './parallel-stories.ts'
import type { StoryPlayer } from './story-player.ts'

const kinds: readonly MessageKind[] = ['self-invited', 'calling', 'report']

/** Requests that were accepted and not done, or done twice. */
export async function findRepeated(
  admin: AdminApi,
  player: StoryPlayer,
  { accepted, unanswered }: ParallelStories,
): Promise<string[]> {
  const faults: string[] = []
  const reports = await admin.reports()
  const conversations = await admin.conversations()
  const expectOne = (what: string, about: string, count: number) => {
    if (count !== 1) faults.push(`${about} has ${count} of: ${what}`)
  }
  for (const { requestId, phone } of accepted) {
    for (const kind of kinds) expectOne(`the message '${kind}'`, requestId, (await player.messages(phone, kind)).length)
    expectOne('a report', requestId, reports.filter(({ demo_request_id }) => demo_request_id === requestId).length)
    const ofPhone = conversations.filter(({ recipient_phone }) => recipient_phone === phone)
    expectOne('a conversation', requestId, ofPhone.length)
  }
  for (const phone of unanswered) {
    const { length } = await player.messages(phone, 'self-invited')
    if (length > 1) faults.push(`${phone}, whose request got no answer, has ${length} invitations.`)
  }
  return faults
}
