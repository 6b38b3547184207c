import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Slot, SlotHost, type FillingsProps } from './slot'

const Fillings = ({ slot, given }: FillingsProps) => (
  <p>
    {slot} {JSON.stringify(given)}
  </p>
)

it('shows what the shell finds for it, with its props', () => {
  const slot = <Slot name="dashboard" {...{ day: 'today' }} />
  const { container } = render(<SlotHost value={Fillings}>{slot}</SlotHost>)
  expect(container.textContent).toBe('dashboard {"day":"today"}')
})

it('shows nothing outside of the shell', () => {
  expect(render(<Slot name="dashboard" />).container.innerHTML).toBe('')
})
