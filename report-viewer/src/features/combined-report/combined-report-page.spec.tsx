import { expectAccessible } from '@clarity/test-kit/accessibility'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CombinedReportPage } from './combined-report-page'

test('a combined report has its heading, its subtitle and its markdown', async () => {
  const { container } = render(<CombinedReportPage content={'## Common Themes\n\n- **Dates**\n\n### Detail'} />)
  expect(screen.getByRole('heading', { name: 'Combined Analysis Report', level: 1 })).toBeTruthy()
  expect(screen.getByText('Multi-conversation insights and analysis')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Common Themes', level: 2 })).toBeTruthy()
  expect(container.querySelector('li strong')!.textContent).toBe('Dates')
  await expectAccessible(container)
})
