import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

test('the app waits for a document that is still on its way', async () => {
  history.replaceState(null, '', '/invite/maya@example.com')
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  await import('./main')
  document.body.innerHTML = '<div id="root"></div>'
  state.mockRestore()
  act(() => void document.dispatchEvent(new Event('DOMContentLoaded')))
  expect('mounted' in document.documentElement.dataset).toBe(true)
  expect(await screen.findByRole('textbox', { name: 'Email Address' })).toBeTruthy()
})
