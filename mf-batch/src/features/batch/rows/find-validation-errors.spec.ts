import { isPhone } from '../phone/phone-part'
import { expect, test } from 'vitest'
import { findValidationErrors } from './find-validation-errors'
import { noContent } from './row'

const dana = { managerName: 'Dana', managerPhone: '+420601123456' }
const alex = { recipientName: 'Alex', recipientPhone: '+12015550125' }

test('nothing is wrong with rows that are filled in', () => {
  expect(findValidationErrors({ role: 'recipient', ...noContent, ...alex }, isPhone)).toBeNull()
  expect(findValidationErrors({ role: 'manager', ...dana, ...alex }, isPhone)).toBeNull()
})

test('an empty self demo', () => {
  expect(findValidationErrors({ role: 'recipient', ...noContent }, isPhone)).toEqual({
    recipientName: 'Name is required',
    recipientPhone: 'Valid phone number is required',
  })
})

test('an empty row of a manager', () => {
  expect(findValidationErrors({ role: 'manager', ...noContent }, isPhone)).toEqual({
    managerName: 'Manager name is required',
    managerPhone: 'Valid manager phone is required',
    recipientName: 'Recipient name is required',
    recipientPhone: 'Valid recipient phone is required',
  })
})

test('a name of spaces', () => {
  expect(findValidationErrors({ role: 'manager', ...dana, ...alex, recipientName: '  ' }, isPhone)).toEqual({
    recipientName: 'Recipient name is required',
  })
})

test.each(['+1', '+1201555012', '+120155501255', '+10000000000', '+999123456789', '2015550125'])(
  '%s is no valid international number',
  (recipientPhone) => {
    expect(findValidationErrors({ role: 'recipient', ...noContent, ...alex, recipientPhone }, isPhone)).toEqual({
      recipientPhone: 'Valid phone number is required',
    })
  },
)
