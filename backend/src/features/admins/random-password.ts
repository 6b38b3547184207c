import { randomInt } from 'node:crypto'

/** Only letters and digits that are not misread when typed off a screen: no 0, 1, I, O, i, l, o. */
const letters = '23456789abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ'

/** A password of 24 unambiguous characters, about 138 bits, in groups of six that can be read aloud. */
export function randomPassword(): string {
  const group = () => Array.from({ length: 6 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}
