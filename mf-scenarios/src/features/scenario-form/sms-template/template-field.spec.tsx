import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import { smsPlaceholders } from '@clarity/contracts/sms-template'
import { answer, json } from '@clarity/test-kit/network'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { scenariosPath } from '../../../paths'
import { ScenariosPage } from '../../../scenarios-page'
import { templateFieldTexts } from '../../../texts'

const labels = Object.values(templateFieldTexts).map(({ label }) => label)
const [, invitation = ''] = labels
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const placeholders = (label: string) => screen.getByRole('group', { name: `Insert into ${label}` })
const preview = (label: string) => screen.getByRole('figure', { name: new RegExp(`^${label}: `) })
const bubble = (label: string) => preview(label).querySelector('p')!.textContent

async function open() {
  answer('GET /api/admin/scenarios', json(200, []))
  showPage(<ScenariosPage />, { route: scenariosPath, at: `${scenariosPath}/new` })
  await screen.findByRole('heading', { name: 'SMS Message Templates' })
}

it('each template shows its allowed placeholders, the report link only in the templates of a report', async () => {
  await open()
  for (const label of labels) {
    const words = within(placeholders(label))
      .getAllByRole('button')
      .map((button) => button.textContent)
    const expected = smsPlaceholders.filter((word) => word !== 'report_url' || label.startsWith('Report'))
    expect(words, label).toEqual(expected.map((word) => `{{${word}}}`))
  }
})

it('a placeholder is inserted at the caret, by click and by keyboard, and typing continues after it', async () => {
  await open()
  type(invitation, 'Hi !')
  field(invitation).setSelectionRange(3, 3)
  await userEvent.click(within(placeholders(invitation)).getByRole('button', { name: '{{recipient_name}}' }))
  expect(field(invitation).value).toBe('Hi {{recipient_name}}!')
  expect(document.activeElement).toBe(field(invitation))
  await userEvent.keyboard(' from ')
  within(placeholders(invitation)).getByRole('button', { name: '{{manager_name}}' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(field(invitation).value).toBe('Hi {{recipient_name}} from {{manager_name}}!')
  await waitFor(() => expect(bubble(invitation)).toBe('Hi Alex Stone from Dana Field!'))
})

it('an empty template previews its default text, which can be started from', async () => {
  await open()
  within(preview(invitation)).getByText('Default text with sample values')
  expect(bubble(invitation)).toContain('Dana Field invites you to a voice demo: "The title of this scenario"')
  const [, start] = screen.getAllByRole('button', { name: 'Start from the default text' })
  await userEvent.click(start!)
  expect(field(invitation).value).toContain('{{manager_name}} invites you to a voice demo')
  within(preview(invitation)).getByText('Preview with sample values')
})

it('the preview contains the title and the role of this form', async () => {
  await open()
  type('Title', 'A raise')
  type('Recipient Role', 'Sales\nrepresentative')
  type(invitation, '{{scenario_title}}: {{recipient_role}}, {{link_url}}')
  await waitFor(() => expect(bubble(invitation)).toBe(`A raise: Sales representative, ${location.origin}/Ab3dE`))
})

it.each([
  ['a'.repeat(160), ['1 segment', 'GSM-7', '160 characters']],
  ['a'.repeat(161), ['2 segments', 'GSM-7', '161 characters']],
  ['[ok]', ['1 segment', 'GSM-7', '6 characters']],
  ['’'.repeat(71), ['2 segments', 'UCS-2', '71 characters', /^“’” cannot be sent as GSM-7/]],
  ['a’b“c…—😀ç', ['1 segment', 'UCS-2', /^“’”, ““”, “…”, “—”, “😀” and 1 more cannot be sent as GSM-7/]],
])('counts %j as it is sent', async (text, shown) => {
  await open()
  type(invitation, text)
  await waitFor(() => expect(bubble(invitation)).toBe(text))
  for (const words of shown) within(preview(invitation)).getByText(words)
})

it('an invitation without a required text, or without its link, gets a warning', async () => {
  await open()
  const note = (label: string) => within(preview(label)).getByRole('status').textContent
  expect(labels.map(note).join('')).toBe('')
  type(invitation, 'Come! {{link_url}} REPLY  stop to opt out')
  await waitFor(() =>
    expect(note(invitation)).toBe(
      'An invitation must say “Reply YES”, “Msg & data rates may apply”, “Txt HELP for help”.',
    ),
  )
  type(invitation, 'Reply YES. Msg & data rates may apply. Txt HELP for help. Reply STOP to opt out.')
  await waitFor(() => expect(note(invitation)).toBe('The message has no link without {{link_url}}.'))
  type('Report to Manager', 'It is ready.')
  await waitFor(() => expect(note('Report to Manager')).toBe('The message has no link without {{report_url}}.'))
  type('Manager Confirmation', 'Sent.')
  await waitFor(() => expect(bubble('Manager Confirmation')).toBe('Sent.'))
  expect(note('Manager Confirmation')).toBe('')
})

it('an unknown placeholder is marked while one types, and is not sent', async () => {
  await open()
  type(invitation, 'Hi {{first_name}}')
  await screen.findByText('Recipient Invitation has an unknown placeholder {{first_name}}.')
  expect(field(invitation).getAttribute('aria-invalid')).toBe('true')
  type(invitation, 'Hi {{report_url}}')
  await screen.findByText('Recipient Invitation goes out before the report: {{report_url}} cannot be used in it.')
  for (const name of ['Icon', 'Title', 'Description', 'AI Prompt', 'Manager Role', 'Recipient Role']) type(name, 'x')
  await userEvent.click(screen.getByRole('button', { name: 'Create Scenario' }))
  await screen.findByText('Please correct the highlighted fields.')
  expect(document.activeElement).toBe(field(invitation))
  type(invitation, 'Hi {{recipient_name}}')
  await waitFor(() => expect(field(invitation).getAttribute('aria-invalid')).not.toBe('true'))
})

it('the icon is shown while one types', async () => {
  await open()
  const icon = screen.getByRole('img', { name: 'Preview' })
  type('Icon', '☎')
  expect(icon.textContent).toBe('☎')
  type('Icon', '<svg><script>alert(1)</script></svg>')
  expect(icon.querySelector('img')!.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/)
  expect(icon.querySelector('svg')).toBeNull()
})
