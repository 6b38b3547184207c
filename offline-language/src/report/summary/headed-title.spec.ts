import { expect, it } from 'vitest'
import { headedThing } from './headed-title.js'

const lowered = (text: string) => text.replace(/^./u, (letter) => letter.toLowerCase())

it.each([
  ['Landlord and tenant: damp behind the stove', 'the damp behind the stove'],
  ['Feedback talk: missed deadlines', 'missed deadlines'],
  ['Complaint call: the broken lamp', 'the broken lamp'],
  ['Siblings: who takes the dog', 'who takes the dog'],
  ['Bank call: late transfer', 'the late transfer'],
  ['Job interview: school cook', 'the post of school cook'],
  ['Help desk: locked out of the shop', null],
  ['Annual pay talk, junior fitter', 'the annual pay (junior fitter)'],
  ['Veterinary: a limping horse and its bill', 'a limping horse and its bill'],
  ['Garage: clutch and brakes', 'clutch and brakes'],
  ['Restaurant: owner and cook about the menu', null],
  ['Elgar in May: tempo and fee', null],
  ['Mentoring talk: should I leave?', null],
])('%s', (title, thing) => {
  expect(headedThing(title, lowered)).toBe(thing)
})
