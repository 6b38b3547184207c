import { aPeriod, noFigures, someFigures } from '@clarity/admin-kit/test-kit/figures'
import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import { answer, json } from '@clarity/test-kit/network'
import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import AttentionFilling from '../../slots/dashboard-attention'
import FiguresFilling from '../../slots/dashboard-figures'

const call = 'GET /api/admin/figures?from=2026-05-01&to=2026-05-02'
const days = 'from=2026-05-01&to=2026-05-02'
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('needs attention', () => {
  it('leads from each number to the requests that it counts', async () => {
    answer(call, json(200, someFigures()))
    showPage(<AttentionFilling period={aPeriod} />)
    await screen.findByRole('link', { name: '2 unanswered for two days' })
    expect(href('2 unanswered for two days')).toBe('/admin/requests?state=invited&from=2026-05-01&to=2026-05-01')
    expect(href('1 invitation not delivered')).toBe(
      `/admin/requests?state=invited%2Cinvitation_failed&cause=undelivered&${days}`,
    )
    expect(href('1 call failed')).toBe(`/admin/requests?state=call_failed&${days}`)
    expect(screen.getAllByRole('link')).toHaveLength(3)
  })

  it('says that all is well if nothing does', async () => {
    answer(call, json(200, noFigures()))
    showPage(<AttentionFilling period={aPeriod} />)
    await screen.findByText('All is well: no request of this period needs attention.')
  })
})

describe('the figures of requests', () => {
  it('show each step with its share, and lead to the lists of the scenario', async () => {
    answer(`${call}&scenario=s1`, json(200, someFigures()))
    showPage(<FiguresFilling period={{ ...aPeriod, scenario: 's1' }} />)
    const funnel = within(await screen.findByRole('list', { name: 'Requests by step' }))
    expect(funnel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Requested 9',
      'Invited 8 89%',
      'Said yes 6 67%',
      'Talked 4 44%',
      'Report written 3 33%',
      'Report read 2 22%',
    ])
    expect(funnel.getByRole('link', { name: 'Report written 3 33%' }).getAttribute('href')).toBe(
      `/admin/requests?state=reported&scenario=s1&${days}`,
    )
    expect(href('Not delivered 1')).toBe(`/admin/requests?scenario=s1&cause=undelivered&${days}`)
    expect(href('Pitch 9 requested, 4 talked')).toBe(`/admin/requests?scenario=s1&${days}`)
    screen.getByRole('img', { name: 'Requests by day: Requested 9, Talked 4' })
  })

  it('say what to do if no demo was requested, without empty axes', async () => {
    answer(call, json(200, noFigures()))
    showPage(<FiguresFilling period={aPeriod} />)
    await screen.findByText('No demo was requested in this period.')
    expect(href('Create demo requests')).toBe('/admin/batch-demo')
    expect(screen.queryByRole('img')).toBeNull()
  })
})
