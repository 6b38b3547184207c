import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import { scenarioLanguages, type SaveScenario, type Scenario } from '@clarity/contracts/scenario'
import { invitationTemplates, smsTemplateNames } from '@clarity/contracts/sms-template'
import { answer, json, never, offline, refused, sent } from '@clarity/test-kit/network'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { scenariosPath } from '../../paths'
import { ScenariosPage } from '../../scenarios-page'
import { aScenario, requiredOnly } from '../../test-data/a-scenario'
import { templateFieldTexts } from '../../texts'

const list = 'GET /api/admin/scenarios'
const create = 'POST /api/admin/scenarios'
const scenarios = (...rows: Scenario[]) => json(200, rows)
const show = (below: string) => showPage(<ScenariosPage />, { route: scenariosPath, at: scenariosPath + below })
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const click = (name: string) => userEvent.click(button(name))
const validationErrorOf = (name: string) =>
  field(name)
    .getAttribute('aria-describedby')!
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .at(0)

/** The sent requests, except the one for the list of scenarios. */
const saves = () => sent.filter(({ call }) => call !== list)

async function openNew(search = '', ...others: Scenario[]) {
  answer(list, scenarios(...others))
  const view = show(`/new${search}`)
  await screen.findByRole('heading', { name: 'Basic Information' })
  return view
}

const required = {
  Icon: requiredOnly.icon,
  Title: requiredOnly.title,
  Description: requiredOnly.description,
  'AI Prompt': requiredOnly.ai_prompt,
  'Manager Role': requiredOnly.manager_role_description,
  'Recipient Role': requiredOnly.recipient_role_description,
}
function typeRequired() {
  for (const [name, value] of Object.entries(required)) type(name, value)
}

describe('a new scenario', () => {
  it('has its sections, their fields and the defaults', async () => {
    await openNew()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create New Scenario')
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Basic Information',
      'AI Configuration',
      'Role Descriptions',
      'Campaign Settings',
      'SMS Message Templates',
      'Goals',
      'Report Access',
      'Try It',
    ])
    for (const name of ['Agent ID', 'First Message (Opener)', 'Post-Call Analysis Prompt', ...Object.keys(required)])
      expect(field(name).value).toBe('')
    for (const name of smsTemplateNames) expect(field(templateFieldTexts[name].label).value).toBe('')
    expect(field('Special Campaign').value).toBe('default')
    expect(field('Sort Order').value).toBe('0')
    screen.getByText('Status')
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Active & Visible' }).checked).toBe(true)
    const language = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' })
    expect(language.value).toBe('en')
    expect([...language.options].map(({ value, text }) => [value, text])).toEqual(Object.entries(scenarioLanguages))
    expect(button('Add Scenario').disabled).toBe(true)
  })

  it('is saved with the input and the defaults, then returns to the list, which reloads', async () => {
    const { router } = await openNew('?q=raise&sort=title')
    typeRequired()
    answer(create, json(201, aScenario()))
    answer(list, scenarios(aScenario({ title: 'A raise' })))
    await click('Create Scenario')
    await screen.findByRole('link', { name: 'A raise' })
    screen.getByText('“A raise” was saved.')
    expect(saves()[0]).toEqual({ call: create, body: requiredOnly })
    expect(router.state.location).toMatchObject({ pathname: scenariosPath, search: '?q=raise&sort=title' })
  })

  it('can be saved as a draft, which is offered to nobody', async () => {
    await openNew()
    typeRequired()
    answer(create, json(201, aScenario()))
    answer(list, scenarios(aScenario({ title: 'A raise' })))
    await click('Save as draft')
    await screen.findByRole('link', { name: 'A raise' })
    expect(saves()[0]).toEqual({ call: create, body: { ...requiredOnly, is_active: false } })
  })

  it('is saved with every field', async () => {
    await openNew()
    typeRequired()
    type('Agent ID', 'agent_1')
    type('First Message (Opener)', 'Hello?')
    type('Post-Call Analysis Prompt', 'Look at the tone.')
    type('Special Campaign', 'xx')
    type('Sort Order', '12')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Hungarian')
    await userEvent.click(screen.getByRole('switch', { name: 'Active & Visible' }))
    for (const name of smsTemplateNames) type(templateFieldTexts[name].label, `${name} {{recipient_name}}`)
    for (const name of invitationTemplates) type(templateFieldTexts[name].label, `${name} Reply STOP`)
    answer(create, json(201, aScenario()))
    answer(list, scenarios())
    await click('Create Scenario')
    await screen.findByText('No scenarios found.')
    const body: SaveScenario = {
      ...requiredOnly,
      agent_id: 'agent_1',
      first_message: 'Hello?',
      post_call_prompt: 'Look at the tone.',
      special_campaign: 'xx',
      sort_order: 12,
      language: 'hu',
      is_active: false,
      sms_manager_confirmation_template: 'sms_manager_confirmation_template {{recipient_name}}',
      sms_recipient_invitation_template: 'sms_recipient_invitation_template Reply STOP',
      sms_self_demo_invitation_template: 'sms_self_demo_invitation_template Reply STOP',
      sms_yes_reply_confirmation_template: 'sms_yes_reply_confirmation_template {{recipient_name}}',
      sms_report_recipient_template: 'sms_report_recipient_template {{recipient_name}}',
      sms_report_manager_template: 'sms_report_manager_template {{recipient_name}}',
    }
    expect(saves()[0]!.body).toEqual(body)
  })

  it('is saved with the rules for its reports', async () => {
    await openNew()
    typeRequired()
    type('Days until a report’s link expires', 'soon')
    await click('Create Scenario')
    expect(await screen.findByText('Days until a report’s link expires must be a number.')).toBeTruthy()
    type('Days until a report’s link expires', '30')
    await userEvent.click(screen.getByRole('switch', { name: 'Readers confirm their phone' }))
    answer(create, never)
    await click('Create Scenario')
    await waitFor(() => expect(saves()[0]!.body).toEqual({ ...requiredOnly, report_days: 30, verify_reader: true }))
  })

  it('treats an empty sort order as 0', async () => {
    await openNew()
    typeRequired()
    type('Sort Order', '')
    answer(create, never)
    await click('Create Scenario')
    await waitFor(() => expect(saves()[0]!.body).toMatchObject({ sort_order: 0 }))
  })

  it.each(Object.keys(required))('is not sent without %s', async (empty) => {
    await openNew()
    typeRequired()
    type(empty, '  ')
    await click('Create Scenario')
    expect((await screen.findByRole('alert')).textContent).toBe('Please fill all required fields.')
    expect(document.activeElement).toBe(field(empty))
    expect(validationErrorOf(empty)).toBe('This field is required.')
    expect(screen.getAllByRole('textbox').filter((input) => input.getAttribute('aria-invalid') === 'true')).toEqual([
      field(empty),
    ])
    expect(saves()).toEqual([])
    type(empty, 'something')
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('marks every empty field and focuses the first', async () => {
    await openNew()
    await click('Create Scenario')
    await screen.findByText('Please fill all required fields.')
    for (const name of Object.keys(required)) expect(validationErrorOf(name)).toBe('This field is required.')
    expect(document.activeElement).toBe(field('Icon'))
  })

  it.each([
    ['Sort Order', 'first', 'Sort Order must be a whole number.'],
    ['Title', 'a'.repeat(201), 'Title must have at most 200 characters.'],
    [
      'Icon',
      '<img src=x>',
      'Icon must be one drawing that starts with <svg and ends with </svg>, without a document type.',
    ],
  ])('says at %s what is wrong with it', async (name, value, sentence) => {
    await openNew()
    typeRequired()
    type(name, value)
    await click('Create Scenario')
    await screen.findByText('Please correct the highlighted fields.')
    expect(validationErrorOf(name)).toBe(sentence)
    expect(saves()).toEqual([])
  })

  it.each([
    ['Failed to save scenario: Too many scenarios.', refused(409, 'Too many scenarios.')],
    ['Failed to save scenario: Bad Gateway', refused(502, undefined, 'Bad Gateway')],
    ['Failed to save scenario: 502', refused(502)],
    ['An unexpected error occurred while saving the scenario.', offline],
  ])('stays open if saving fails, and says: %s', async (sentence, reply) => {
    await openNew()
    typeRequired()
    answer(create, reply, json(201, aScenario()))
    await click('Create Scenario')
    expect((await screen.findByRole('alert')).textContent).toBe(sentence)
    expect(field('Title').value).toBe(requiredOnly.title)
    answer(list, scenarios())
    await click('Create Scenario')
    await screen.findByText('No scenarios found.')
  })

  it('is sent once, however often the button is pressed', async () => {
    await openNew()
    typeRequired()
    answer(create, never)
    await click('Create Scenario')
    await waitFor(() => expect(saves()).toHaveLength(1))
    fireEvent.submit(field('Title').form!)
    await screen.findByRole('button', { name: 'Create Scenario' })
    expect(saves()).toHaveLength(1)
  })
})

describe('a scenario that exists', () => {
  const existing = aScenario({ id: 's1', title: 'Before', sort_order: 3, language: 'sv', is_active: false })

  it('opens with its values and is sent completely, with its id', async () => {
    answer(list, scenarios(aScenario(), existing))
    show('/s1')
    await screen.findByRole('heading', { name: 'Basic Information' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Edit Scenario')
    expect(field('Title').value).toBe('Before')
    expect(field('Sort Order').value).toBe('3')
    type('Title', ' After ')
    answer('PUT /api/admin/scenarios/s1', json(200, existing))
    answer(list, scenarios({ ...existing, title: 'After' }))
    await click('Save Changes')
    await screen.findByRole('link', { name: 'After' })
    expect(sent[1]!.body).toEqual({ ...existing, title: 'After' })
    expect(sent).toHaveLength(3)
  })

  it('is opened from the list without asking for it again, unless that was a while ago', async () => {
    answer(list, scenarios(existing))
    const { router } = show('')
    await screen.findByRole('link', { name: 'Before' })
    await router.navigate(`${scenariosPath}/s1`)
    await screen.findByRole('heading', { name: 'Basic Information' })
    expect(sent).toHaveLength(1)
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(Date.now() + 31_000)
    answer(list, scenarios({ ...existing, title: 'Since then' }))
    await router.navigate(`${scenariosPath}/new?copy=s1`)
    await vi.waitFor(() => expect(field('Title').value).toBe('Copy of Since then'))
    expect(sent).toHaveLength(2)
    vi.useRealTimers()
  })

  it('can be the beginning of a new one', async () => {
    answer(list, scenarios(existing))
    const { router } = show('?q=before')
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
    // jsdom has no layout, so the menu would count as scrolled out of view.
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate', hidden: true }))
    await screen.findByRole('heading', { name: 'Basic Information' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Create New Scenario')
    answer(create, json(201, existing))
    answer(list, scenarios())
    await click('Create Scenario')
    await screen.findByText('No scenarios found.')
    const copy = { ...requiredOnly, title: 'Copy of Before', sort_order: 3, language: 'sv', is_active: false }
    expect(sent.find(({ call }) => call === create)!.body).toEqual(copy)
    expect(router.state.location.search).toBe('?q=before')
  })

  it('is waited for', async () => {
    answer(list, never)
    show('/s1')
    await screen.findByText('Loading...')
    expect(button('Add Scenario').disabled).toBe(true)
  })

  it('that is gone is said to be', async () => {
    answer(list, scenarios(aScenario()))
    show('/s1')
    await screen.findByText('Scenario not found.')
  })

  it.each([
    ['Failed to fetch scenarios', offline],
    ['Received invalid data format for scenarios.', json(200, null)],
  ])('that cannot be loaded can be asked for again: %s', async (sentence, reply) => {
    answer(list, reply, scenarios(existing))
    show('/s1')
    await screen.findByText(sentence)
    await click('Try again')
    await screen.findByRole('heading', { name: 'Basic Information' })
  })
})

describe('where it is offered', () => {
  const others = [
    aScenario({ title: 'Sell', sort_order: 10 }),
    aScenario({ title: 'Listen', sort_order: 20 }),
    aScenario({ title: 'Guests', sort_order: 5, special_campaign: 'xx' }),
    aScenario({ title: 'Hidden', sort_order: 30, is_active: false }),
  ]
  const said = async (sentence: string) => waitFor(() => expect(screen.getByText(sentence).role).toBe('status'))

  it('is shown for a new one, which comes first, and follows the input', async () => {
    await openNew('', ...others)
    await said('It is listed first on the home page and preselected there. It is also preselected for every admin.')
    type('Sort Order', '7')
    await said('It is listed first on the home page and preselected there.')
    type('Sort Order', '15')
    await said('It is number 2 on the home page, after “Sell”.')
    type('Special Campaign', 'xx')
    await said('It is number 2 in the campaign “xx”, after “Guests”.')
    await userEvent.click(screen.getByRole('switch', { name: 'Active & Visible' }))
    await said('It is hidden from visitors. Admins find it at the end of the list.')
  })

  it('can be the last place', async () => {
    await openNew('', ...others)
    await userEvent.click(await screen.findByRole('button', { name: 'Move to the end' }))
    expect(field('Sort Order').value).toBe('40')
    await said('It is number 3 on the home page, after “Listen”.')
  })

  it('does not count the scenario itself', async () => {
    answer(list, scenarios(...others))
    show(`/${others[0]!.id}`)
    await said('It is listed first on the home page and preselected there.')
  })
})

describe('an invitation that does not say how to opt out', () => {
  it.each(['Recipient Invitation', 'Self Demo Invitation'])(
    'asks for confirmation before it is saved: %s',
    async (label) => {
      await openNew()
      typeRequired()
      type(label, 'Come along')
      await click('Create Scenario')
      const dialog = await screen.findByRole('dialog', { name: 'Save without “Reply STOP”?' })
      expect(dialog.textContent).toContain(`${label}: the text does not say “Reply STOP to opt out”.`)
      await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
      expect(saves()).toEqual([])
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await click('Create Scenario')
      answer(create, json(201, aScenario()))
      answer(list, scenarios())
      await userEvent.click(await screen.findByRole('button', { name: 'Save anyway' }))
      await screen.findByText('No scenarios found.')
      expect(saves()).toHaveLength(1)
    },
  )
})

describe('leaving the form', () => {
  it('by Cancel returns to the list, which reloads', async () => {
    const { router } = await openNew('?sort=title')
    answer(list, scenarios())
    await click('Cancel')
    await screen.findByText('No scenarios found.')
    expect(router.state.location.search).toBe('?sort=title')
    expect(sent.map(({ call }) => call)).toEqual([list, list])
  })

  it('asks first if something was typed', async () => {
    await openNew()
    type('Title', 'Typed')
    await click('Cancel')
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay here' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(field('Title').value).toBe('Typed')
    await click('Cancel')
    answer(list, scenarios())
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await screen.findByText('No scenarios found.')
  })
})
