import type { SaveScenario } from '@clarity/contracts/scenario'
import { invitationTemplates, type SmsTemplateName } from '@clarity/contracts/sms-template'

/** The invitations that do not say how to opt out. An empty one is sent as its default text, which does. */
export function findMissingOptOut(scenario: SaveScenario): readonly SmsTemplateName[] {
  return invitationTemplates.filter((name) => {
    const text = scenario[name].trim()
    return text !== '' && !/reply\s+stop\b/i.test(text)
  })
}
