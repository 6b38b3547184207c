import { expect, it } from 'vitest'
import { isSame, personaOf } from './persona.js'

it.each([
  ['You are Tess Oduya, a hirer.', 'Tess'],
  ['You’re Annike Bos, head baker.', 'Annike'],
  ['You play Dermot Quill, depot manager.', 'Dermot'],
  ['You play the role of Ines Calado.', 'Ines'],
  ['You take the part of Gwilym, who keeps bees.', 'Gwilym'],
  ['You act as Mr Brandt in accounts.', 'Mr Brandt'],
  ['You are Ms Philippa Rademaker, a complaints officer.', 'Ms Rademaker'],
  ['You are Sir Hugh Ostrander, a donor.', 'Hugh'],
  ['Be Ruaridh, who has stopped swimming.', 'Ruaridh'],
  ['Play Lena Voss.', 'Lena'],
  ['A call to a hotel. Your name is Sunil.', 'Sunil'],
  ['Role: Jonah Adeyemi, a student in a group of four.', 'Jonah'],
  ['**The part:** Nadia, 34, a nurse.', 'Nadia'],
  ['# Scene\nName: Olu\nA plumber.', 'Olu'],
  ['You are Clarity, playing Dana, a tenant.', 'Dana'],
])('the name in %s', (prompt, name) => {
  expect(personaOf(prompt)?.name).toBe(name)
})

it.each([
  'You are a customer.',
  'You are Dutch and tired.',
  'Role: Store Manager',
  'Role: Customer, a woman of 40.',
  'You play the customer. Anna is the trainee.',
  'You own a bus.',
])('no name in %s', (prompt) => {
  expect(personaOf(prompt)).toBeNull()
})

it.each([
  ['Norman', true],
  ['Norman Pask', true],
  ['Mrs Pask', false],
  ['Kelly Pask', false],
  ['', false],
])('%s is the same: %s', (name, is) => {
  expect(isSame(name, personaOf('You are Norman Pask, a beekeeper.')!)).toBe(is)
})
