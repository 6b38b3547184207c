import { pageDataElementId } from '@clarity/contracts/page-data'
import { expect, test } from 'vitest'
import { embedPageData } from '../test-data/embed-page-data'
import { readPageData } from './page-data'

test('reads the data of the server', () => {
  embedPageData({ email: 'maya@example.com', supportPhone: '+14155550100' })
  expect(readPageData()).toEqual({ email: 'maya@example.com', supportPhone: '+14155550100' })
})

test('missing data is an empty object', () => {
  expect(readPageData()).toEqual({})
})

test.each(['{"email":', '{"email":7}', 'null'])('unreadable data is an empty object: %s', (text) => {
  document.head.innerHTML = `<script type="application/json" id="${pageDataElementId}">${text}</script>`
  expect(readPageData()).toEqual({})
})
