import { renderHook, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useGrowingCount } from './use-growing-count'

it('begins with one screen of rows, and soon has all of them', async () => {
  const { result } = renderHook(() => useGrowingCount(100))
  expect(result.current).toBeLessThan(50)
  await waitFor(() => expect(result.current).toBe(100))
})

it('begins with one screen again for another list', async () => {
  const { result, rerender } = renderHook(useGrowingCount, { initialProps: 100 })
  const first = result.current
  await waitFor(() => expect(result.current).toBe(100))
  rerender(0)
  rerender(100)
  expect(result.current).toBe(first)
})
