import { render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { ThemeProvider } from '../theme/theme-provider'
import { lazyPage } from './lazy-page'

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    return this.state.failed ? <p>Broken</p> : this.props.children
  }
}

it('refetches its code once when it is shown again after a failure', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const load = vi.fn<() => Promise<{ default: () => ReactNode }>>()
  load.mockRejectedValueOnce(new Error('gone'))
  load.mockResolvedValueOnce({ default: () => <p>The page</p> })
  const Page = lazyPage(load)
  const show = (attempt: number) => (
    <ThemeProvider>
      <Boundary key={attempt}>
        <Page />
      </Boundary>
    </ThemeProvider>
  )
  const { rerender } = render(show(1))
  await screen.findByText('Broken')
  rerender(show(2))
  await screen.findByText('The page')
  rerender(show(3))
  await screen.findByText('The page')
  expect(load).toHaveBeenCalledTimes(2)
})
