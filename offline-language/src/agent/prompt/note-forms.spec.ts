import { describe, expect, it } from 'vitest'
import { noteForms, withDashedLabels } from './tidy/note-forms.js'
import { withSteps } from './tidy/step.js'

describe('notes for an actor', () => {
  it.each([
    ['Q: What do you want?\nA: A number.', 'You want: A number.'],
    ["Q: What won't you agree to?\nA: Going off the record.", 'You refuse: Going off the record.'],
    ['Q: Where are you?\nA: In a café.', 'In a café.'],
    ['Not for telling: the board was livid.', 'Secret: the board was livid.'],
    ['Secret 2: you have sold the car.', 'Secret: you have sold the car.'],
    ['Please keep back the application: you have sent one.', 'Secret: you have sent one.'],
    ["You'll be Bronwen Maddocks, 41.", 'You are Bronwen Maddocks, 41.'],
    ['You sold it. Asking your parents? No way.', 'You sold it. Asking your parents is out of the question.'],
    ['A tent? Over your dead body.', 'A tent is out of the question.'],
    ["If he's shown figures → he'll invite you.", "If he's shown figures, he'll invite you."],
    ["Budget: 2 million, incl. tax. May say it, it's public.", 'Budget: 2 million, including tax. '],
    [
      'You say you can manage and that it is for old people.',
      'You think that you can manage. You think that it is for old people.',
    ],
    ['You are calm: you point out that nobody answered.', 'You are calm. Nobody answered.'],
    ['You say you are fine, but you are not.', 'You say you are fine, but you are not.'],
    ['You are Ann Lee, 54, and your father Al, 83, is ill.', 'You are Ann Lee, 54. Your father Al, 83, is ill.'],
    ['She does not say by herself that he left.', 'She does not say that he left.'],
    ['You do not say it at first, but you feel guilty.', 'You feel guilty.'],
    ['- Has stayed here for years', '- You have stayed here for years'],
    ['He fell. Their son lives in Canada.', 'He fell. Your son lives in Canada.'],
    ['- Buying 35 vans', '- You are buying 35 vans'],
    ["He's crushed, it's his fault, he says.", "He's crushed, it's his fault."],
    ['He says it if he is asked why.', 'He says it if he is asked why.'],
    [
      'Gives in if: Eva lets him train the guide. Then he hands over the keys.',
      'If Eva lets him train the guide, he hands over the keys.',
    ],
    ["She says her son isn't slow.", "She thinks that her son isn't slow."],
    [
      'He wants to hear from a doctor, not a nurse, what is wrong.',
      'He wants to hear what is wrong, from a doctor, not a nurse.',
    ],
    ['Keep this under your hat: his lease ends.', 'Secret: his lease ends.'],
    ['Gavin, 48, Welsh, runs a gang of six.', 'You are Gavin, 48, Welsh. Gavin runs a gang of six.'],
    ["Stan drives a truck for us. He's fifty-five.", "You are Stan. Stan drives a truck for us. He's fifty-five."],
    ['I want you to be Sunita. She buys rice.', 'You are Sunita. She buys rice.'],
    ["Marek's story. He fell.", 'You are Marek. He fell.'],
    ["What you need to know about Mohan is that he's 47.", "You are Mohan. He's 47."],
    ['Only one person in this case is played: Carol Ny, who left.', 'You are Carol Ny, who left.'],
    ['You are the mum, Maureen, 45, a teacher.', 'You are Maureen, 45, a teacher.'],
    ['You play only Obermeier.', 'You are Obermeier.'],
    ['ROSA ITURRALDE – short profile for you', 'You are Rosa Iturralde.'],
    ['He blames the early bus and a cold. He stays.', 'It is because of the early bus and a cold. He stays.'],
    ['He blames the council for the flood.', 'He blames the council for the flood.'],
    ['A refund? We shall see.', 'A refund? We shall see.'],
    ["You'll be late on Monday.", "You'll be late on Monday."],
  ])('%j are read as %j', (written, read) => {
    expect(withSteps(written, noteForms)).toBe(read)
  })
})

describe('labels with a dash', () => {
  it.each([
    [
      'Role – a baker.\nHer goal – pay less.\nSecret – a rival has called.',
      'Role: a baker.\nHer goal: pay less.\nSecret: a rival has called.',
    ],
    ['You are Ann – a baker. You pay – late.', 'You are Ann – a baker. You pay – late.'],
  ])('of %j are read as %j', (written, read) => {
    expect(withDashedLabels(written)).toBe(read)
  })
})
