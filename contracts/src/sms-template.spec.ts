import { describe, expect, it } from 'vitest'
import {
  defaultSmsTemplates,
  fillNightReply,
  fillSmsTemplate,
  findTemplateError,
  invitationWording,
  placeholdersOf,
  smsPlaceholders,
  smsTemplateNames,
} from './sms-template.js'

const values = {
  recipient_name: 'Alex',
  manager_name: 'Dana',
  link_url: 'https://c.example/Ab3dE',
  report_url: 'https://c.example/Xy7zQ',
  recipient_role: 'a customer',
  scenario_title: 'A complaint',
}

describe('the templates', () => {
  it.each(smsTemplateNames)('%s has a default text without a error', (name) => {
    expect(findTemplateError(name, defaultSmsTemplates[name])).toBeNull()
    const text = fillSmsTemplate(name, '', values)
    expect(text).not.toMatch(/[{}]/)
    expect(text).toContain('Reply STOP to opt out')
  })

  it.each(['sms_recipient_invitation_template', 'sms_self_demo_invitation_template'] as const)(
    '%s invites with the words that the law requires',
    (name) => {
      for (const words of [...invitationWording, '{{link_url}}']) expect(defaultSmsTemplates[name]).toContain(words)
    },
  )
})

describe('findTemplateError', () => {
  it('names an unknown placeholder', () => {
    expect(findTemplateError('sms_report_manager_template', 'Hi {{ first_name }}')).toBe(
      'has an unknown placeholder {{first_name}}',
    )
  })

  it('refuses the report link in messages before the report', () => {
    const before = smsTemplateNames.filter((name) => findTemplateError(name, '{{report_url}}') !== null)
    expect(before).toEqual(smsTemplateNames.filter((name) => !name.startsWith('sms_report_')))
  })
})

describe('placeholdersOf', () => {
  it.each(smsTemplateNames)('%s allows all of them, and no other', (name) => {
    const all = placeholdersOf(name)
    expect(findTemplateError(name, all.map((word) => `{{${word}}}`).join(' '))).toBeNull()
    const others = smsPlaceholders.filter((word) => !all.includes(word))
    for (const word of others) expect(findTemplateError(name, `{{${word}}}`)).not.toBeNull()
  })
})

describe('fillSmsTemplate', () => {
  it('knows every placeholder, with blanks or without', () => {
    const template = smsPlaceholders.map((word) => `{{ ${word} }}`).join(',')
    expect(fillSmsTemplate('sms_report_manager_template', template, values)).toBe(Object.values(values).join(','))
  })

  it('inserts a value unchanged, once', () => {
    const tricky = { ...values, recipient_name: '{{manager_name}} $& $1' }
    expect(fillSmsTemplate('sms_report_manager_template', 'Hi {{recipient_name}}', tricky)).toBe(
      'Hi {{manager_name}} $& $1',
    )
  })

  it('treats a blank text as none', () => {
    expect(fillSmsTemplate('sms_report_manager_template', ' \n', values)).toContain('Hi Dana')
  })
})

describe('fillNightReply', () => {
  it('says in the default text when the call will be placed, without a placeholder', () => {
    const text = fillNightReply(' ', 'Monday at 8:00 AM EST', values)
    expect(text).toContain('Thanks ')
    expect(text).toContain('will call you on Monday at 8:00 AM EST.')
    expect(text).not.toMatch(/moment|\{\{/)
    expect(text).toMatch(/Reply STOP to opt out\.$/)
  })

  it('says it after a text of the scenario’s own', () => {
    expect(fillNightReply('Bye {{recipient_name}}! ', 'Monday at 8:00 AM EST', values)).toBe(
      `Bye ${values.recipient_name}! It is nighttime where you are: you will get the call on Monday at 8:00 AM EST.`,
    )
  })
})
