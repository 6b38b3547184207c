import { safeParse, parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { SaveScenario, isSvgIcon } from './scenario.js'

const scenario = {
  icon: '📞',
  title: 'T',
  description: 'D',
  ai_prompt: 'P',
  manager_role_description: 'M',
  recipient_role_description: 'R',
}
const sentenceOf = (change: object) => safeParse(SaveScenario, { ...scenario, ...change }).issues?.[0].message

describe('SaveScenario', () => {
  it('fills in every default', () => {
    expect(parse(SaveScenario, scenario)).toMatchObject({
      language: 'en',
      special_campaign: 'default',
      sort_order: 0,
      is_active: true,
      agent_id: '',
      sms_report_manager_template: '',
    })
  })

  it('leaves a field that came after release 0.1.0 unset if a body does not have it: such a PUT changes nothing there', () => {
    expect(Object.keys(parse(SaveScenario, scenario)).toSorted()).toEqual(
      [
        ...['icon', 'title', 'description', 'ai_prompt', 'agent_id', 'first_message', 'post_call_prompt'],
        ...['manager_role_description', 'recipient_role_description', 'sort_order', 'is_active', 'language'],
        ...['special_campaign', 'sms_manager_confirmation_template', 'sms_recipient_invitation_template'],
        ...['sms_self_demo_invitation_template', 'sms_yes_reply_confirmation_template'],
        ...['sms_report_recipient_template', 'sms_report_manager_template'],
      ].toSorted(),
    )
  })

  it.each([
    ['7', 7],
    ['', 0],
    [null, 0],
    [-2, -2],
  ])('reads the sort order %j as %i', (sort_order, expected) => {
    expect(parse(SaveScenario, { ...scenario, sort_order }).sort_order).toBe(expected)
  })

  it.each(['icon', 'title', 'description', 'ai_prompt', 'manager_role_description', 'recipient_role_description'])(
    'wants %s',
    (field) => {
      expect(sentenceOf({ [field]: '  ' })).toBe('Please fill all required fields.')
    },
  )

  it.each([
    [{ sort_order: 'first' }],
    [{ sort_order: 1.5 }],
    [{ language: 'xx' }],
    [{ is_active: 'yes' }],
    [{ sms_report_manager_template: '{{nobody}}' }],
    [{ sms_recipient_invitation_template: '{{report_url}}' }],
    [{ icon: '<img src=x>' }],
    [{ icon: '<!DOCTYPE svg><svg></svg>' }],
    [{ icon: '<svg><!ENTITY a "b"></svg>' }],
    [{ title: 'a\u0000' }],
    [{ title: '\ud800' }],
  ])('refuses %j', (change) => {
    expect(sentenceOf(change)).toBeTypeOf('string')
  })

  it('distinguishes a drawing from a text', () => {
    expect(isSvgIcon(' <svg viewBox="0 0 1 1"></svg> ')).toBe(true)
    expect(isSvgIcon('<svgx></svg>')).toBe(false)
    expect(isSvgIcon('☎')).toBe(false)
  })
})
