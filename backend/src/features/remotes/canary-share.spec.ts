import { expect, it } from 'vitest'
import { isInCanary } from './canary-share.js'

const accounts = Array.from({ length: 2000 }, (_, index) => `account-${index}`)
const share = (remote: string, percent: number) => accounts.filter((account) => isInCanary(remote, account, percent))

it('has nobody at 0 percent, everybody at 100, and about its share between', () => {
  expect(share('mf-reports', 0)).toEqual([])
  expect(share('mf-reports', 100)).toEqual(accounts)
  expect(share('mf-reports', 25).length / accounts.length).toBeCloseTo(0.25, 1)
})

it('only grows with its percentage, and has other accounts for another remote', () => {
  const quarter = share('mf-reports', 25)
  expect(quarter.every((account) => isInCanary('mf-reports', account, 50))).toBe(true)
  expect(share('mf-batch', 25)).not.toEqual(quarter)
})
