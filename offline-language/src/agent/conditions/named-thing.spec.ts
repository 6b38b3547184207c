import { describe, expect, it } from 'vitest'
import { isDenied, namesThing } from './named-thing.js'
import { readCondition } from './read-condition.js'

const described = (words: string) => ({ words, then: '' })

describe('what is hated', () => {
  it.each([
    ['you are offered vouchers', 'I could give you a voucher for dinner.'],
    ['someone tells you to wear earplugs, since you have to hear your phone', 'Have you thought about earplugs?'],
    ['someone threatens to ban you', "I'd have to ban you."],
    ['somebody mentions your brother Jake, who was expelled', 'Jake sat on that chair.'],
    ['they give you miles or coupons instead of an answer', 'I could put ten thousand miles on your account.'],
    ['you are compared with the younger drivers', 'The younger drivers manage it.'],
    ['they ask you to restart the device', 'Could you restart it for me?'],
    ['someone brings up the letter of complaint', 'I must come back to that letter of complaint.'],
  ])('“%s” is named in “%s”', (words, said) => expect(namesThing(described(words), said)).toBe(true))

  it.each([
    ['you are offered vouchers', 'I will not offer you a voucher.'],
    ['you are offered vouchers', 'I could give you another room.'],
    ['someone threatens to ban you', 'The ban was lifted years ago.'],
    ['someone quotes policy', 'How long did you cover for him?'],
    ['they ask you about your work', 'Your work is good.'],
  ])('“%s” is not named in “%s”', (words, said) => expect(namesThing(described(words), said)).toBe(false))
})

describe('a thing', () => {
  const isTakenBack = (words: string, said: string) => isDenied(readCondition(described(words)), said)

  it.each([
    ['the recipient offers you dog spray', "I'm not going to offer you dog spray again."],
    ['someone brings up the letter of complaint', 'Forget the letter, that is history.'],
    ['they use forms', 'No forms, I promise.'],
    ['you hear "we will see next year"', 'I never said next year.'],
    ['you are offered vouchers', 'Sorry about the voucher.'],
  ])('of “%s” is taken back by “%s”', (words, said) => expect(isTakenBack(words, said)).toBe(true))

  it.each([
    ['you are offered vouchers', "I can't offer you more than a voucher."],
    ['you are offered vouchers', "Why don't you take the voucher?"],
    ['they use forms', "I'm sorry, but you need the form."],
  ])('of “%s” stands in “%s”', (words, said) => expect(isTakenBack(words, said)).toBe(false))
})
