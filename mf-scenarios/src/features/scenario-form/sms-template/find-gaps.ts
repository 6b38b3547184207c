import { invitationWording, type SmsPlaceholder, type SmsTemplateName } from '@clarity/contracts/sms-template'

/** What a message lacks. It can be saved nevertheless. */
export interface Gaps {
  /** The required words that an invitation does not contain. */
  readonly wording: readonly string[]
  /** The missing placeholder of the message's link. */
  readonly link: SmsPlaceholder | null
}

const links: Partial<Record<SmsTemplateName, SmsPlaceholder>> = {
  sms_recipient_invitation_template: 'link_url',
  sms_self_demo_invitation_template: 'link_url',
  sms_report_recipient_template: 'report_url',
  sms_report_manager_template: 'report_url',
}

/** Checks the filled message. Case and the kind of white space do not matter. */
export function findGaps(
  name: SmsTemplateName,
  message: string,
  values: Readonly<Record<SmsPlaceholder, string>>,
): Gaps {
  const link = links[name]
  const said = plain(message)
  return {
    wording: link === 'link_url' ? invitationWording.filter((words) => !said.includes(plain(words))) : [],
    link: link && !message.includes(values[link]) ? link : null,
  }
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ')
