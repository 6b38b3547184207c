import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showPage } from '../test-kit/show-page'
import { UnsavedWarning } from './unsaved-warning'

const page = (isDirty: boolean) => (
  <>
    <p>The form</p>
    <UnsavedWarning isDirty={isDirty} />
  </>
)

it('asks before typed input is lost, then stays or leaves as chosen', async () => {
  const { router } = showPage(page(true), { route: '/form' })
  await router.navigate('/elsewhere')
  fireEvent.click(await screen.findByRole('button', { name: 'Stay here' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  screen.getByText('The form')
  await router.navigate('/elsewhere')
  fireEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await screen.findByText('Elsewhere')
})

it('asks for confirmation when the tab is closed', () => {
  showPage(page(true))
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)
})

it('does not ask if nothing would be lost', async () => {
  const { router } = showPage(page(false), { route: '/form' })
  await router.navigate('/elsewhere')
  await screen.findByText('Elsewhere')
})
