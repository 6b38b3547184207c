import { fillCalls } from './calls.ts'
import { fillEvents } from './events.ts'
import type { Filling } from './filling.ts'
import { fillInvitations } from './invitations.ts'
import { fillReports } from './reports.ts'

/** What an installation comes to hold while Twilio, ElevenLabs and a language model serve it. */
export async function fillWithVendors(filling: Filling): Promise<void> {
  await fillInvitations(filling)
  await fillCalls(filling)
  await fillReports(filling)
  await fillEvents(filling)
}
