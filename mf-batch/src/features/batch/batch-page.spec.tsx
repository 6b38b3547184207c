import { answer, json, never, offline, sent } from '@clarity/test-kit/network'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import {
  chooseRole,
  fillSelf,
  openBatchPage,
  openWithFakeTimers,
  openReadyPage,
  pass,
  press,
  row,
  rowCount,
  scenarios,
  statusOf,
  type,
  warnOnCheck,
  refuseNextRequest,
  acceptNextRequest,
} from './test-data/open-batch-page'

/** Longer than the page waits for the next key before it saves. */
const savedMs = 1_000

const requests = () => sent.filter(({ call }) => call === 'POST /api/request-demo').map(({ body }) => body)

describe('the scenarios', () => {
  test('are cards with icon, title and description, the first one chosen, hidden ones marked', async () => {
    await openReadyPage()
    const cards = screen.getAllByRole<HTMLInputElement>('radio')
    expect(cards.map(({ checked }) => checked)).toEqual([true, false, false])
    expect(screen.getByText('That is hard to hear.')).toBeTruthy()
    expect(screen.getByText('💬')).toBeTruthy()
    expect(screen.getByRole('radio', { name: /Old.*Hidden/ })).toBeTruthy()
  })

  test('show a drawing as an image, never as markup', async () => {
    await openReadyPage()
    expect(document.querySelector<HTMLImageElement>('.batch-card img')!.src).toMatch(/^data:image\/svg\+xml,/)
    expect(document.querySelector('.batch-card script')).toBeNull()
  })

  test('that could not be fetched are logged only, and can be fetched again', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    answer('GET /api/scenarios?all=true', offline, json(200, scenarios))
    openBatchPage()
    fireEvent.click(await screen.findByRole('button', { name: 'Reload scenarios' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(log).toHaveBeenCalledWith('Failed to fetch scenarios', expect.anything())
    expect(await screen.findByRole('radio', { name: /Sell/ })).toBeTruthy()
  })

  test('are searched if there are many, without accents, and the chosen one stays', async () => {
    const many = Array.from({ length: 200 }, (_, index) => ({
      ...scenarios[0]!,
      id: `m${index}`,
      title: `Sale ${index}`,
    }))
    answer('GET /api/scenarios?all=true', json(200, [...many, { ...scenarios[1]!, title: 'Café' }]))
    openBatchPage()
    await screen.findByText('30 of 201 scenarios. Search for the others.')
    expect(screen.getAllByRole('radio')).toHaveLength(30)
    fireEvent.click(screen.getByRole('radio', { name: /Sale 3 / }))
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search scenarios' }), { target: { value: 'CAFE hard' } })
    await screen.findByText('1 scenario')
    const cards = screen.getAllByRole<HTMLInputElement>('radio')
    expect(cards.map(({ value, checked }) => [value, checked])).toEqual([
      ['m3', true],
      ['s2', false],
    ])
  })

  test('say that they are loading, or that there are none', async () => {
    answer('GET /api/scenarios?all=true', never)
    const { unmount } = openBatchPage()
    expect(screen.getByRole('status', { name: 'Loading scenarios' })).toBeTruthy()
    unmount()
    answer('GET /api/scenarios?all=true', json(200, []))
    openBatchPage()
    expect(await screen.findByText('No scenarios found.')).toBeTruthy()
  })

  test('without one nothing is submitted', async () => {
    answer('GET /api/scenarios?all=true', json(200, []))
    openBatchPage()
    await screen.findByText('No scenarios found.')
    await screen.findByRole('textbox', { name: 'Your Phone' })
    fillSelf(1, 'Ana')
    press('Submit 1 Pending Request')
    expect(screen.getByRole('alert').textContent).toBe('Please select a scenario first')
    press('Submit')
    expect(statusOf(1)).toBe('Pending')
  })
})

describe('the rows', () => {
  test('begin as one empty self demo, pending, which cannot be removed', async () => {
    await openReadyPage()
    expect(rowCount()).toBe(1)
    expect(statusOf(1)).toBe('Pending')
    expect(
      row(1)
        .getAllByRole('textbox')
        .map((field) => (field as HTMLInputElement).value),
    ).toEqual(['', ''])
    expect(row(1).getByRole<HTMLButtonElement>('button', { name: 'Remove row 1' }).disabled).toBe(true)
  })

  test('of a manager have four fields; another role clears them', async () => {
    await openReadyPage()
    fillSelf(1, 'Ana')
    chooseRole(1, 'Manager → Recipient')
    const labels = ['Manager Name', 'Manager Phone', 'Recipient Name', 'Recipient Phone']
    const fields = labels.map((name) => row(1).getByRole<HTMLInputElement>('textbox', { name }))
    expect(fields.map(({ value }) => value)).toEqual(['', '', '', ''])
    chooseRole(1, 'Self Demo')
    expect(row(1).getByRole<HTMLInputElement>('textbox', { name: 'Your Name' }).value).toBe('')
  })

  test('are added and removed', async () => {
    await openReadyPage()
    fillSelf(1, 'Ana')
    press('Add Row')
    expect(rowCount()).toBe(2)
    press('Remove row 1')
    expect(rowCount()).toBe(1)
    expect(row(1).getByRole<HTMLInputElement>('textbox', { name: 'Your Name' }).value).toBe('')
  })

  test('are all cleared by Reset All, which can be undone', async () => {
    await openReadyPage()
    fillSelf(1, 'Ana')
    press('Add Row')
    press('Reset All')
    expect(rowCount()).toBe(1)
    expect(screen.getByText('All rows were cleared.')).toBeTruthy()
    press('Undo')
    expect(rowCount()).toBe(2)
    expect(row(1).getByRole<HTMLInputElement>('textbox', { name: 'Your Name' }).value).toBe('Ana')
  })
})

describe('submitting one row', () => {
  test('requests the demo, and shows its short code and how to request again', async () => {
    await openWithFakeTimers()
    fillSelf(1, 'Ana')
    fireEvent.click(screen.getByRole('radio', { name: /Feedback/ }))
    acceptNextRequest('Ab3dE')
    press('Submit')
    expect(statusOf(1)).toBe('Submitting')
    await pass()
    expect(statusOf(1)).toBe('Success')
    expect(screen.getByText('Demo request created successfully!')).toBeTruthy()
    expect(screen.getByText('Ab3dE')).toBeTruthy()
    expect(screen.getByText('Click Retry to send another request with the same details.')).toBeTruthy()
    expect(requests()).toEqual([
      {
        role: 'recipient',
        scenarioId: 's2',
        managerName: 'Ana',
        managerPhone: '+12015550123',
        recipientName: 'Ana',
        recipientPhone: '+12015550123',
      },
    ])
  })

  test('shows each validation error at its field until it is edited', async () => {
    await openWithFakeTimers()
    chooseRole(1, 'Manager → Recipient')
    press('Submit')
    const sentences = [
      'Manager name is required',
      'Valid manager phone is required',
      'Recipient name is required',
      'Valid recipient phone is required',
    ]
    for (const sentence of sentences) expect(row(1).getByText(sentence)).toBeTruthy()
    const name = row(1).getByRole('textbox', { name: 'Manager Name', description: 'Manager name is required' })
    expect(name.getAttribute('aria-invalid')).toBe('true')
    type(1, 'Manager Name', 'Dana')
    expect(row(1).queryByText('Manager name is required')).toBeNull()
    expect(statusOf(1)).toBe('Error')
  })

  test.each([
    [409, 'This number has opted out.', 'This number has opted out.'],
    [502, undefined, 'API request failed with status 502'],
  ])('that the server refuses with %i says so on the row, and Retry sends it again', async (status, said, shown) => {
    await openWithFakeTimers()
    fillSelf(1, 'Ana')
    refuseNextRequest(status, said)
    press('Submit')
    await pass()
    expect(screen.getByText(shown)).toBeTruthy()
    expect(statusOf(1)).toBe('Error')

    acceptNextRequest('Ab3dE')
    press('Retry')
    expect(statusOf(1)).toBe('Retrying')
    expect(row(1).getByRole<HTMLInputElement>('textbox', { name: 'Your Name' }).matches(':disabled')).toBe(true)
    await pass(1000)
    expect(statusOf(1)).toBe('Success')
    expect(requests()).toHaveLength(2)
  })

  test('that does not reach the server', async () => {
    await openWithFakeTimers()
    fillSelf(1, 'Ana')
    answer('GET /api/auth/me', offline)
    answer('POST /api/request-demo', offline)
    press('Submit')
    await pass()
    expect(screen.getByText('Failed to create demo request')).toBeTruthy()
  })
})

describe('submitting all', () => {
  test('sends row by row and shows the progress, with everything else disabled', async () => {
    await openWithFakeTimers()
    fillSelf(1, 'Ana')
    press('Add Row')
    fillSelf(2, 'Bo', '+12015550124')
    press('Add Row')
    acceptNextRequest('Ab3dE')
    refuseNextRequest(429, 'Too many.')
    warnOnCheck()
    press('Submit 3 Pending Requests')
    await pass()
    expect(screen.getByText('Processing request 1 of 2...')).toBeTruthy()
    expect(row(3).getByText('Name is required')).toBeTruthy()
    const controls = [
      ...screen.getAllByRole('button'),
      ...screen.getAllByRole('textbox'),
      ...screen.getAllByRole('radio'),
    ]
    const usable = controls.filter((control) => !control.matches(':disabled'))
    expect(usable.map(({ textContent }) => textContent)).toEqual(['Stop'])
    await pass(500)
    await pass()
    expect(screen.getByText('1 created, 2 failed')).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('1 created, 2 failed')
    expect([statusOf(1), statusOf(2), statusOf(3)]).toEqual(['Success', 'Error', 'Error'])
    expect(screen.getByRole('button', { name: 'Submit 2 Pending Requests' })).toBeTruthy()
  })

  test('says when there is nothing to submit', async () => {
    await openWithFakeTimers()
    press('Submit 1 Pending Request')
    await pass()
    const sentence = 'No pending rows to submit. Please fix validation errors or add new rows.'
    expect(screen.getByRole('alert').textContent).toBe(sentence)
    type(1, 'Your Name', 'Ana')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('asks for confirmation if a row may be a mistake, then sends', async () => {
    await openReadyPage()
    fillSelf(1, 'Ana', '+6465550199')
    const warning = { row: 1, kind: 'abroad', phone: '+6465550199', sentence: '+64 6 555 0199 is abroad.' } as const
    warnOnCheck(warning)
    press('Submit 1 Pending Request')
    await screen.findByRole('dialog', { name: 'Send this request?' })
    expect(screen.getByText('Row 1: +64 6 555 0199 is abroad.')).toBeTruthy()
    press('Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect([statusOf(1), requests()]).toEqual(['Pending', []])

    warnOnCheck(warning)
    press('Submit 1 Pending Request')
    await screen.findByRole('dialog')
    acceptNextRequest('Ab3dE')
    press('Send anyway')
    expect(await screen.findByText('1 created, 0 failed')).toBeTruthy()
    const checked = sent.find(({ call }) => call === 'POST /api/admin/batches/check')!.body
    expect(checked).toEqual({ rows: [{ role: 'recipient', managerPhone: '', recipientPhone: '+6465550199' }] })
    expect(requests()).toMatchObject([{ recipientPhone: '+6465550199' }])
  })

  test('that cannot be checked asks whether to send it anyway', async () => {
    await openReadyPage()
    fillSelf(1, 'Ana')
    answer('POST /api/admin/batches/check', offline)
    press('Submit 1 Pending Request')
    expect(await screen.findByText(/^The rows could not be checked/)).toBeTruthy()
    press('Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(requests()).toEqual([])
  })

  test('can be stopped', async () => {
    await openWithFakeTimers()
    fillSelf(1, 'Ana')
    press('Add Row')
    fillSelf(2, 'Bo', '+12015550124')
    acceptNextRequest('Ab3dE')
    warnOnCheck()
    press('Submit 2 Pending Requests')
    await pass()
    press('Stop')
    await pass(500)
    expect([statusOf(1), statusOf(2)]).toEqual(['Success', 'Pending'])
    expect(screen.getByRole('button', { name: 'Submit 1 Pending Request' })).toBeTruthy()
  })
})

/** The question fades in by frames, which are not faked. */
async function untilAsked() {
  while (!screen.queryByRole('dialog', { name: 'Leave without saving?' })) await pass()
}

describe('leaving', () => {
  test('asks for confirmation if rows were typed and not sent', async () => {
    const { router } = await openReadyPage()
    fillSelf(1, 'Ana')
    act(() => void router.navigate('/elsewhere'))
    expect(within(await screen.findByRole('dialog')).getByText('Leave without saving?')).toBeTruthy()
  })

  test('keeps asking when the batch is saved meanwhile, says so, and leaves', async () => {
    const { router } = await openWithFakeTimers()
    fillSelf(1, 'Ana')
    void router.navigate('/elsewhere')
    await untilAsked()
    await pass(savedMs)
    const dialog = within(screen.getByRole('dialog', { name: 'Leave this page?' }))
    fireEvent.click(dialog.getByRole('button', { name: 'Leave' }))
    await pass()
    expect(screen.getByText('Elsewhere')).toBeTruthy()
  })

  test('has the address of the saved batch for who stays', async () => {
    const { router } = await openWithFakeTimers()
    fillSelf(1, 'Ana')
    void router.navigate('/elsewhere')
    await untilAsked()
    await pass(savedMs)
    press('Stay here')
    await pass()
    expect(router.state.location.search).toBe('?batch=b1')
  })

  test('is free when everything was sent', async () => {
    const { router } = await openWithFakeTimers()
    fillSelf(1, 'Ana')
    acceptNextRequest('Ab3dE')
    press('Submit')
    await pass()
    void router.navigate('/elsewhere')
    await pass()
    expect(screen.getByText('Elsewhere')).toBeTruthy()
  })
})
