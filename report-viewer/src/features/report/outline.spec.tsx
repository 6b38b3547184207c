import { expectAccessible } from '@clarity/test-kit/accessibility'
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aReport } from '../../test-data/a-report'
import { outlineTexts } from '../../details-texts'
import { ReportOutline } from './report-outline'

const show = (change = {}) => render(<ReportOutline report={aReport(change)} />).container
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('the contents name the sections that the report has', async () => {
  const page = show({ keyPoints: [], goals: [{ label: 'Asks', met: true, evidence: [] }] })
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '#overview',
    '#goals',
    '#analysis',
    '#action-items',
  ])
  await expectAccessible(page)
})

test('the link is copied without its query', async () => {
  const writeText = vi.fn(() => Promise.resolve())
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  history.replaceState(null, '', '/report/r1?skip_email=1')
  show()
  press(outlineTexts.copy)
  expect(await screen.findByText(outlineTexts.copied)).toBeTruthy()
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/report/r1`)
})

test('a browser that does not copy says so', async () => {
  vi.stubGlobal('navigator', {})
  show()
  press(outlineTexts.copy)
  expect(await screen.findByText(outlineTexts.copyFailed)).toBeTruthy()
})

test('it prints', () => {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  show()
  press(outlineTexts.print)
  expect(print).toHaveBeenCalledOnce()
})
