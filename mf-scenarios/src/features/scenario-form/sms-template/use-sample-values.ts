import type { SmsPlaceholder } from '@clarity/contracts/sms-template'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { templateTexts } from '../../../texts'
import type { ScenarioDraft } from '../scenario-draft'

const { recipientName, managerName, scenarioTitle, recipientRole, code } = templateTexts.sample

/** Realistic values: links of this site's length, and the form's title and role. */
export function useSampleValues(): Record<SmsPlaceholder, string> {
  const [title, role] = useWatch<ScenarioDraft, ['title', 'recipient_role_description']>({
    name: ['title', 'recipient_role_description'],
  }).map(oneLine)
  const link = `${window.location.origin}/${code}`
  return {
    recipient_name: recipientName,
    manager_name: managerName,
    link_url: link,
    report_url: link,
    recipient_role: useDeferredValue(role) || recipientRole,
    scenario_title: useDeferredValue(title) || scenarioTitle,
  }
}

/** As the server inserts them. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()
