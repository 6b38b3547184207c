import { fillCalls } from './calls.ts'
import { fillEvents } from './events.ts'
import type { Filling } from './filling.ts'
import { fillInvitations } from './invitations.ts'
import { fillReports } from './reports.ts'

/** The data of an installation with Twilio, ElevenLabs and a language model. */
export async function fillWithVendors(filling: Filling): Promise<void> {
  await fillInvitations(filling)
  await fillCalls(filling)
  await fillReports(filling)
  await fillEvents(filling)
}
