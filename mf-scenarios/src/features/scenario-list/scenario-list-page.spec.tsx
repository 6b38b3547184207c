import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import type { Scenario } from '@clarity/contracts/scenario'
import { hostileDrawings } from '@clarity/test-kit/hostile-texts'
import { answer, done, json, never, offline, refused, sent } from '@clarity/test-kit/network'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { scenariosPath } from '../../paths'
import { ScenariosPage } from '../../scenarios-page'
import { aScenario } from '../../test-data/a-scenario'

const list = 'GET /api/admin/scenarios'
const scenarios = (...rows: Scenario[]) => json(200, rows)
const show = (search = '') => showPage(<ScenariosPage />, { route: scenariosPath, at: scenariosPath + search })
const add = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Add Scenario' })
const rowOf = (title: string) => screen.getByRole('link', { name: title }).closest('tr')!
const titles = () => screen.getAllByRole('link').map((link) => link.textContent)

describe('the table', () => {
  it('has its columns and a row for each scenario', async () => {
    answer(
      list,
      scenarios(
        aScenario({
          icon: '☎️',
          title: 'A complaint',
          description: 'Calm an upset customer.',
          first_message: 'Hello?',
          language: 'de',
          special_campaign: 'xx',
          sort_order: 7,
        }),
        aScenario({ title: 'Hidden', first_message: '', is_active: false }),
      ),
    )
    show()
    await screen.findByText('A complaint')
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Icon',
      'Title',
      'Description',
      'First Message',
      'Language',
      'Campaign',
      'Sort',
      'Active',
      'Actions',
    ])
    const shown = (title: string) =>
      within(rowOf(title))
        .getAllByRole('cell')
        .map((cell) => cell.textContent)
    expect(shown('A complaint')).toEqual([
      '☎️',
      'A complaint',
      'Calm an upset customer.',
      'Hello?',
      'German',
      'xx',
      '7',
      'Yes',
      'EditDelete',
    ])
    expect(shown('Hidden').slice(3)).toEqual(['(none)', 'English', 'default', '0', 'No', 'EditDelete'])
    expect(document.title).toBe('Scenario Management · Clarity')
  })

  it('says that it is loading, and nothing can be added until then', () => {
    answer(list, never)
    show()
    screen.getByText('Loading...')
    expect(add().disabled).toBe(true)
  })

  it('says that there are none', async () => {
    answer(list, scenarios())
    show()
    await screen.findByText('No scenarios found.')
    expect(add().disabled).toBe(false)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Export CSV' }).disabled).toBe(true)
  })

  it.each([
    ['Received invalid data format for scenarios.', json(200, { scenarios: [] })],
    ['Failed to fetch scenarios', refused(500, 'Something broke.')],
    ['Failed to fetch scenarios', offline],
  ])('says %j in the red banner, and tries again', async (sentence, reply) => {
    answer(list, reply, scenarios(aScenario({ title: 'Back again' })))
    show()
    expect((await screen.findByRole('alert')).textContent).toContain(sentence)
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Back again')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is searched and ordered here, and keeps both in its address', async () => {
    const all = [
      aScenario({ title: 'Scenario 10', language: 'fr' }),
      aScenario({ title: 'Scenario 9', description: 'In French' }),
      aScenario({ title: 'Other' }),
    ]
    answer(list, scenarios(...all))
    const { router } = show('?q=french+scen')
    await screen.findByText('Scenario 9')
    expect(titles()).toEqual(['Scenario 10', 'Scenario 9'])
    await userEvent.click(screen.getByRole('button', { name: 'Title' }))
    expect(titles()).toEqual(['Scenario 9', 'Scenario 10'])
    await userEvent.click(screen.getByRole('button', { name: 'Title' }))
    expect(titles()).toEqual(['Scenario 10', 'Scenario 9'])
    expect(router.state.location.search).toBe('?q=french+scen&sort=-title')
    await userEvent.type(screen.getByRole('searchbox'), ' nowhere')
    await screen.findByText('No results match this search.')
  })
})

describe('an icon', () => {
  it.each(hostileDrawings)('a hostile drawing is an image or text, and never a part of the page: %s', async (svg) => {
    answer(list, scenarios(aScenario({ icon: svg, title: 'Hostile' })))
    show()
    await screen.findByText('Hostile')
    const cell = within(rowOf('Hostile')).getAllByRole('cell')[0]!
    expect(cell.querySelectorAll(':not(div[dir="auto"], span, img)')).toHaveLength(0)
    const image = cell.querySelector('img')
    if (image) expect(image.getAttribute('src')).toBe(`data:image/svg+xml,${encodeURIComponent(svg)}`)
    else expect(cell.textContent).toBe(svg)
  })
})

describe('deleting', () => {
  const askToDelete = async (title: string) => {
    await screen.findByText(title)
    await userEvent.click(within(rowOf(title)).getByRole('button', { name: 'Delete' }))
    return screen.findByRole('dialog', { name: 'Delete this scenario?' })
  }

  it('asks first; Cancel changes nothing', async () => {
    answer(list, scenarios(aScenario({ title: 'Kept' })))
    show()
    const dialog = await askToDelete('Kept')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toHaveLength(1)
  })

  it('deletes, and loads the list again', async () => {
    answer(list, scenarios(aScenario({ id: 'x/1', title: 'Gone' }), aScenario({ title: 'Kept' })))
    show()
    const dialog = await askToDelete('Gone')
    answer('DELETE /api/admin/scenarios/x%2F1', done)
    answer(list, scenarios(aScenario({ title: 'Kept' })))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(titles()).toEqual(['Kept']))
    await screen.findByText('“Gone” was deleted.')
  })

  it.each([
    ['refused', refused(500)],
    ['cut off', offline],
  ])('shows an error if it is %s, and reloads the list', async (_, reply) => {
    answer(list, scenarios(aScenario({ id: '1', title: 'Stays' })))
    show()
    const dialog = await askToDelete('Stays')
    answer('DELETE /api/admin/scenarios/1', reply)
    answer(list, scenarios(aScenario({ id: '1', title: 'Stays on' })))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await screen.findByText('Failed to delete scenario')
    await screen.findByText('Stays on')
  })

  it('counts a scenario that another admin has deleted as deleted', async () => {
    answer(list, scenarios(aScenario({ id: '1', title: 'Gone' })))
    show()
    const dialog = await askToDelete('Gone')
    answer('DELETE /api/admin/scenarios/1', refused(404, 'Scenario not found.'))
    answer(list, scenarios())
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await screen.findByText('No scenarios found.')
    expect(screen.queryByText('Failed to delete scenario')).toBeNull()
  })
})
