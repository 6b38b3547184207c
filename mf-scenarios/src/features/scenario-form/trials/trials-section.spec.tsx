import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import { scenarioTrialTexts } from '@clarity/contracts/scenario-trial'
import { answer, json, sent } from '@clarity/test-kit/network'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { scenariosPath } from '../../../paths'
import { ScenariosPage } from '../../../scenarios-page'
import { aScenario } from '../../../test-data/a-scenario'

const talk = 'POST /api/admin/scenarios/test-talk'
const preview = 'POST /api/admin/scenarios/report-preview'
const reply = (message: string, closes = false) => json(200, { message, closes })

async function open(title: string) {
  answer('GET /api/admin/scenarios', json(200, [aScenario({ id: 's1', title: 'Pitch' })]))
  showPage(<ScenariosPage />, { route: scenariosPath, at: `${scenariosPath}/s1` })
  await click(title)
}
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const change = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const log = () => within(screen.getByRole('log', { name: 'Test talk' }))
const said = () =>
  log()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
const bodies = (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body as never)

describe('a test talk', () => {
  const begin = async () => {
    await open('Try the conversation')
    answer(talk, reply('Hello, what is it about?'))
    await click('Start a test talk')
    await log().findByText('Hello, what is it about?')
  }
  const say = async (message: string) => userEvent.type(screen.getByLabelText('Your message'), `${message}{Enter}`)

  it('sends the form as it is now and all turns, and never the form itself', async () => {
    await begin()
    change('AI Prompt', 'You are Dana.')
    answer(talk, reply('We have 9,000.'))
    await say('How much is there?')
    await log().findByText('We have 9,000.')
    expect(said()).toEqual(['ClarityHello, what is it about?', 'YouHow much is there?', 'ClarityWe have 9,000.'])
    expect(bodies(talk).at(-1)).toMatchObject({
      scenario: { ai_prompt: 'You are Dana.' },
      turns: [
        { role: 'agent', message: 'Hello, what is it about?' },
        { role: 'user', message: 'How much is there?' },
      ],
    })
    expect(sent.map(({ call }) => call)).not.toContain('PUT /api/admin/scenarios/s1')
  })

  it('tells where the words of an answer come from, and writes a better one into the prompt', async () => {
    await begin()
    change('AI Prompt', 'You are Dana.')
    const sources = { said: [{ kind: 'fact', text: 'The budget is 9,000.' }], nearest: 'they ask for the budget' }
    answer(talk, json(200, { message: 'We have 9,000.', closes: false, sources }))
    await say('How much is there?')
    await log().findByText('Fact: The budget is 9,000.')
    log().getByText('The nearest line is for: they ask for the budget')
    await click('Say something else')
    await userEvent.type(screen.getByLabelText('What should the role say to that?'), 'Nine.')
    answer(talk, json(200, { message: 'Nine.', closes: false, sources: { said: [], nearest: null } }))
    await click('Add the line')
    await log().findByText('Nothing in the prompt has these words.')
    const prompt = 'You are Dana.\n\n## What you say\n- If they say "How much is there?", say: "Nine."'
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'AI Prompt' }).value).toBe(prompt)
    expect(bodies(talk).at(-1)).toMatchObject({ scenario: { ai_prompt: prompt }, turns: [{}, { role: 'user' }] })
    expect(log().getAllByRole('listitem')).toHaveLength(3)
  })

  it('is over when the agent ends it, and can start again', async () => {
    await begin()
    answer(talk, reply('Goodbye!', true))
    await say('Bye')
    await screen.findByText('Clarity has ended the conversation.')
    expect(screen.queryByLabelText('Your message')).toBeNull()
    answer(talk, reply('Hello again.'))
    await click('Start again')
    await log().findByText('Hello again.')
    expect(said()).toEqual(['ClarityHello again.'])
  })

  it('asks again for an answer that failed, without losing what was said', async () => {
    await begin()
    answer(talk, json(503, { error: 'Try later.', message: 'Try later.' }))
    await say('How much?')
    await screen.findByText('Try later.')
    answer(talk, reply('9,000.'))
    await click('Try again')
    await log().findByText('9,000.')
    expect(said()).toHaveLength(3)
  })

  it('needs the prompt', async () => {
    await open('Try the conversation')
    change('AI Prompt', '')
    await click('Start a test talk')
    expect(await screen.findByText('This field is required.')).toBeTruthy()
    expect(bodies(talk)).toEqual([])
  })
})

describe('a preview of the report', () => {
  const row = {
    id: 'c1',
    created_at: '2026-11-20T10:00:00.000Z',
    scenario_title: 'Pitch',
    recipient_name: 'Ann Lee',
    manager_name: null,
    recipient_phone: null,
    manager_phone: null,
  }
  const write = async () => {
    await screen.findByRole('option', { name: /^Ann Lee · Pitch · / })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Conversation' }), 'c1')
    await click('Write a preview')
  }
  const begin = async () => {
    answer('GET /api/admin/conversations', json(200, [row]))
    await open('What would the report say now?')
  }

  it('is of the chosen conversation and the form as it is, and says when the form has changed since', async () => {
    await begin()
    change('Title', 'A better pitch')
    answer(preview, json(200, { now: '{}', stored: null }))
    await write()
    await waitFor(() => expect(bodies(preview)).toHaveLength(1))
    expect(bodies(preview)[0]).toMatchObject({ conversation_id: 'c1', scenario: { title: 'A better pitch' } })
    expect(screen.queryByText('The form has changed since this preview.')).toBeNull()
    change('Title', 'Another pitch')
    await screen.findByText('The form has changed since this preview.')
  })

  it('says why there is none', async () => {
    await begin()
    answer(preview, json(500, {}))
    await write()
    await screen.findByText(scenarioTrialTexts.previewFailed)
  })
})
