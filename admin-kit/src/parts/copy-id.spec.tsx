import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ThemeProvider } from '../theme/theme-provider'
import { CopyId } from './copy-id'

function press(writeText: (text: string) => Promise<void>): void {
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  render(
    <ThemeProvider>
      <CopyId name="Report ID">r1</CopyId>
    </ThemeProvider>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Copy Report ID' }))
}

it('copies, and says so', async () => {
  const written = vi.fn(() => Promise.resolve())
  press(written)
  await screen.findByText('Copied to the clipboard.')
  expect(written).toHaveBeenCalledWith('r1')
})

it('says that the browser refused it', async () => {
  press(() => Promise.reject(new Error('NotAllowedError')))
  await screen.findByText('Your browser blocked copying.')
})
