import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import type { Goals } from '@clarity/contracts/goal'
import type { Scenario } from '@clarity/contracts/scenario'
import { answer, json, sent } from '@clarity/test-kit/network'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { scenariosPath } from '../../../paths'
import { ScenariosPage } from '../../../scenarios-page'
import { aScenario } from '../../../test-data/a-scenario'

const list = 'GET /api/admin/scenarios'
const save = 'PUT /api/admin/scenarios/s1'
const goals: Goals = [
  {
    label: 'Asks about the budget',
    hint: 'What is your budget?',
    check: { kind: 'asks', about: ['budget', 'how much'] },
  },
  { label: 'Listens', hint: '', check: { kind: 'talk_share', atMost: 0.4 } },
]
const existing = (change: Partial<Scenario> = {}) => aScenario({ id: 's1', title: 'Pitch', goals, ...change })

async function open(scenario: Scenario) {
  answer(list, json(200, [scenario]))
  const view = showPage(<ScenariosPage />, { route: scenariosPath, at: `${scenariosPath}/s1` })
  await screen.findByRole('heading', { name: 'Goals' })
  return view
}
const goal = (number: number) => within(screen.getByRole('group', { name: `Goal ${number}` }))
const labels = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Label' }).map(({ value }) => value)
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const choose = (number: number, check: string) =>
  userEvent.selectOptions(goal(number).getByRole('combobox', { name: 'Check' }), check)
async function saved() {
  answer(save, json(200, existing()))
  answer(list, json(200, []))
  await click('Save Changes')
  await screen.findByText('No scenarios found.')
  return (sent.find(({ call }) => call === save)!.body as Scenario).goals
}

describe('the goals of a scenario', () => {
  it('are saved as they are', async () => {
    await open(existing())
    expect(labels()).toEqual(['Asks about the budget', 'Listens'])
    expect(goal(1).getByRole<HTMLTextAreaElement>('textbox', { name: 'Words' }).value).toBe('budget\nhow much')
    expect(goal(2).getByRole<HTMLInputElement>('textbox', { name: 'Most, in percent' }).value).toBe('40')
    expect(await saved()).toEqual(goals)
  })

  it('are none for a scenario of an earlier release', async () => {
    await open(existing({ goals: undefined }))
    screen.getByText('No goals yet. A report then has no verdicts.')
    expect(screen.queryByRole('button', { name: 'Try the goals on a conversation' })).toBeNull()
    expect(await saved()).toEqual([])
  })

  it('are added, with a check of each kind', async () => {
    await open(existing({ goals: [] }))
    const checks = [
      [
        'Asks about one of these words',
        'Words',
        'team\n\n  last year ',
        { kind: 'asks', about: ['team', 'last year'] },
      ],
      ['Says one of these phrases', 'Phrases', 'thank you', { kind: 'says', words: ['thank you'] }],
      ['Says none of these phrases', 'Phrases', 'never', { kind: 'avoids', words: ['never'] }],
      ['Speaks at most a share of all words', 'Most, in percent', '45', { kind: 'talk_share', atMost: 0.45 }],
      ['Asks a number of questions', 'Fewest questions', '5', { kind: 'questions', atLeast: 5 }],
      ['Agrees on a next step with a date', null, '', { kind: 'agrees' }],
      ['Free text, judged by a language model', null, '', { kind: 'judged' }],
    ] as const
    for (const [at, [check, parameter, value]] of checks.entries()) {
      await click('Add goal')
      const added = goal(at + 1)
      await waitFor(() => expect(document.activeElement).toBe(added.getByRole('textbox', { name: 'Label' })))
      type(added.getByRole('textbox', { name: 'Label' }), check)
      await choose(at + 1, check)
      if (parameter) type(added.getByRole('textbox', { name: parameter }), value)
    }
    await click('Add goal')
    type(goal(8).getByRole('textbox', { name: 'Label' }), 'Names a day')
    await choose(8, 'Names an amount, a date or a person')
    await userEvent.selectOptions(goal(8).getByRole('combobox', { name: 'What is named' }), 'A date or time')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add goal' }).disabled).toBe(true)
    screen.getByText('A scenario has at most 8 goals.')
    expect(await saved()).toEqual([
      ...checks.map(([label, , , check]) => ({ label, hint: '', check })),
      { label: 'Names a day', hint: '', check: { kind: 'names', what: 'date' } },
    ])
  })

  it('are moved and removed with the keyboard, which a screen reader is told', async () => {
    await open(existing())
    goal(1).getByRole('button', { name: 'Move goal 1 down' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(labels()).toEqual(['Listens', 'Asks about the budget']))
    expect(screen.getByText('Goal 1 is now goal 2.').role).toBe('status')
    expect(document.activeElement).toBe(goal(2).getByRole('button', { name: 'Move goal 2 up' }))
    await click('Remove goal 1')
    await waitFor(() => expect(labels()).toEqual(['Asks about the budget']))
    screen.getByText('Goal 1 was removed.')
    expect(document.activeElement).toBe(goal(1).getByRole('button', { name: 'Remove goal 1' }))
    await click('Remove goal 1')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add goal' })))
    expect(await saved()).toEqual([])
  })

  it('keep their words if another check takes words too', async () => {
    await open(existing())
    await choose(1, 'Says none of these phrases')
    expect(goal(1).getByRole<HTMLTextAreaElement>('textbox', { name: 'Phrases' }).value).toBe('budget\nhow much')
  })

  it.each([
    [1, 'Label', '', 'Label must not be empty.'],
    [1, 'Words', ' \n ', 'Words must have at least one entry.'],
    [2, 'Most, in percent', '140', 'Most, in percent must be a number from 0 to 100.'],
    [2, 'Most, in percent', 'half', 'Most, in percent must be a number from 0 to 100.'],
    [1, 'Words', `fine\n${'a'.repeat(101)}`, 'Each line must have at most 100 characters.'],
    [1, 'Hint', 'a'.repeat(301), 'Hint must have at most 300 characters.'],
  ])('say at %s, %s what is wrong with it', async (number, name, value, sentence) => {
    await open(existing())
    type(goal(number).getByRole('textbox', { name }), value)
    await click('Save Changes')
    await screen.findByText('Please correct the highlighted fields.')
    const field = goal(number).getByRole('textbox', { name })
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field)
    goal(number).getByText(sentence)
    expect(sent.map(({ call }) => call)).toEqual([list])
  })

  it('are input that is not lost without a question', async () => {
    await open(existing())
    await click('Remove goal 2')
    await click('Cancel')
    await screen.findByRole('dialog', { name: 'Leave without saving?' })
  })
})

describe('the test on a conversation', () => {
  const conversations = 'GET /api/admin/conversations'
  const check = 'POST /api/admin/scenarios/goals/check'
  const row = {
    id: 'c1',
    created_at: '2026-11-20T10:00:00.000Z',
    scenario_title: 'Pitch',
    recipient_name: 'Ann Lee',
    manager_name: null,
    recipient_phone: null,
    manager_phone: null,
  }
  const measures = {
    talkShare: 0.5,
    questions: 1,
    openQuestions: 0,
    longestTurnSecs: null,
    wordsPerMinute: null,
    fillers: 0,
  }
  const verdicts = [
    { label: 'Asks about the budget', met: true, evidence: [{ turn: 3, quote: 'What is your budget?', t: 9 }] },
    { label: 'Listens', met: false, evidence: [] },
    { label: 'Stays kind', met: null, evidence: [] },
  ]

  async function choose() {
    answer(conversations, json(200, [row]))
    await open(existing())
    await click('Try the goals on a conversation')
    const select = await screen.findByRole('combobox', { name: 'Conversation' })
    await within(select).findByRole('option', { name: /^Ann Lee · Pitch · / })
    await userEvent.selectOptions(select, 'c1')
  }

  it('shows which goals were met, with the quotes, until something is changed', async () => {
    await choose()
    answer(check, json(200, { goals: verdicts, measures }))
    await click('Check goals')
    await screen.findByText('1 of 2 goals met, 1 without a verdict')
    screen.getByText('50% of all words, 1 question, 0 open, 0 filler words', { exact: false })
    const [met, missed] = within(screen.getByRole('list', { name: 'Verdicts' })).getAllByRole('listitem')
    expect(met!.textContent).toBe('Met Asks about the budget“What is your budget?” Turn 4')
    expect(missed!.textContent).toBe('Not met Listens')
    const turn = within(met!).getByRole('link', { name: 'Turn 4' })
    expect(turn.getAttribute('href')).toBe('/admin/conversations/c1/transcript#turn-4')
    expect(turn.getAttribute('target')).toBe('_blank')
    expect(sent.at(-1)).toEqual({ call: check, body: { conversation_id: 'c1', goals } })
    type(goal(2).getByRole('textbox', { name: 'Label' }), 'Lets the other speak')
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Verdicts' })).toBeNull())
  })

  it('is not sent with a goal that cannot be saved', async () => {
    await choose()
    type(goal(1).getByRole('textbox', { name: 'Label' }), '')
    await click('Check goals')
    await goal(1).findByText('Label must not be empty.')
    expect(sent.some(({ call }) => call === check)).toBe(false)
  })

  it('says why it failed', async () => {
    await choose()
    answer(check, json(404, { error: 'Conversation not found.', message: 'Conversation not found.' }))
    await click('Check goals')
    await screen.findByText('Conversation not found.')
  })

  it('finds a conversation', async () => {
    await choose()
    answer(`${conversations}?q=lee`, json(200, []))
    type(screen.getByRole('searchbox', { name: 'Find by name, phone number or scenario' }), 'lee')
    await screen.findByRole('option', { name: 'No conversations found' })
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Check goals' }).disabled).toBe(true)
  })
})
