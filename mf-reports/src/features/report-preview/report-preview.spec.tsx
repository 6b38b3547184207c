import { showPage } from '@clarity/admin-kit/test-kit/show-page'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aStoredReport } from '../../test-data/stored-report'
import { ReportPreview } from './report-preview'

const content = (overview: string) => JSON.stringify(aStoredReport({ overview }))
const show = (stored: string | null, now: string) => showPage(<ReportPreview now={now} stored={stored} />)

it('shows the words that the report would gain and lose', () => {
  show(content('Maya waits for a parcel.'), content('Maya waits for two parcels.'))
  const overview = within(screen.getByRole('region', { name: 'Overview' }))
  overview.getByText('What readers get')
  overview.getByText('What it would say now')
  expect(document.querySelector('del')!.textContent).toContain('a parcel.')
  expect(document.querySelector('ins')!.textContent).toContain('two parcels.')
  expect(within(screen.getByRole('region', { name: 'Action Items' })).getByText('Unchanged')).toBeTruthy()
})

it('shows the report alone if the conversation has none', () => {
  show(null, content('Maya waits for a parcel.'))
  screen.getByText('This conversation has no written report. A report of it would say:')
  expect(screen.getByRole('region', { name: 'Overview' }).textContent).toContain('Maya waits for a parcel.')
  expect(document.querySelector('ins')).toBeNull()
})
