import type { Filling } from './filling.ts'

/** Invitations in each state before a call. */
export async function fillInvitations(filling: Filling): Promise<void> {
  await answerThem(filling)
  await stopThem(filling)
  await loseThem(filling)
}

async function answerThem({ asked, scenarios: { drawn, ofCampaign }, vendors }: Filling): Promise<void> {
  await asked.becomes(await asked.ask({ scenarioId: drawn.id }), 'invited')
  const wish = { scenarioId: ofCampaign.id, role: 'recipient', campaign: 'mx' } as const
  for (const text of ['Who is this, s’il vous plaît? 🤔', 'No']) {
    const { recipientPhone } = await asked.ask(wish)
    await vendors.message(recipientPhone, 1)
    await vendors.reply(recipientPhone, text)
    await vendors.message(recipientPhone, 2)
  }
}

async function stopThem({ asked, scenarios: { drawn, toDelete }, vendors }: Filling): Promise<void> {
  const { recipientPhone, ...stopped } = await asked.ask({ scenarioId: drawn.id })
  await vendors.message(recipientPhone, 1)
  await vendors.reply(recipientPhone, 'STOP')
  await asked.becomes(stopped, 'opted_out')
  // Who asks for a number that has opted out learns nothing of it.
  await asked.becomes(await asked.ask({ scenarioId: toDelete.id, recipientPhone }), 'opted_out')
  const blocked = asked.newPhone()
  vendors.twilio.optOut(blocked)
  await asked.becomes(await asked.ask({ scenarioId: drawn.id, recipientPhone: blocked }), 'opted_out')
}

async function loseThem({ asked, scenarios: { drawn, hidden }, vendors }: Filling): Promise<void> {
  const { twilio } = vendors
  const wrong = asked.newPhone()
  twilio.refuseNumber(wrong)
  await asked.becomes(await asked.ask({ scenarioId: drawn.id, recipientPhone: wrong }), 'invitation_failed')
  twilio.failNext('error-after-done')
  const undelivered = await asked.ask({ scenarioId: hidden.id, by: 'admin', role: 'recipient' })
  await asked.becomes(undelivered, 'invited')
  await twilio.report(await vendors.message(undelivered.recipientPhone, 1), 'undelivered', 30003)
}
