import { expect, it } from 'vitest'
import { withoutLabels } from './labelled-lines.js'

it.each([
  ['Name: Gudrun Halvorsen, 71', 'You are Gudrun Halvorsen, 71.'],
  ['ROLE: Head keeper at Elmwood Zoo', 'You are a head keeper at Elmwood Zoo.'],
  ['Customer number: 448-2290', 'Your customer number is 448-2290.'],
  ['Ticket size: between 200 and 500', 'The ticket size is between 200 and 500.'],
  ['What we have: three halls', 'You have three halls.'],
  ['Conversation partner: somebody who plans a party', ''],
  ['Parking: 60 places, 12 euros a day.', 'Parking: 60 places, 12 euros a day.'],
])('reads the line "%s"', (line, read) => {
  expect(withoutLabels(line)).toBe(read)
})

it('puts a mood under a heading of its own, and what follows under the heading before it', () => {
  expect(withoutLabels('## Facts\nMood: worried\nThe router is red.').split('\n')).toEqual([
    '## Facts',
    '## Style',
    'worried',
    '## Facts',
    'The router is red.',
  ])
})

it('says objections as somebody says them', () => {
  expect(withoutLabels('Objections: too expensive, no time for paperwork')).toContain(
    '- Say: "That sounds too expensive to me."\n- Say: "I have no time for paperwork."',
  )
})
