import { defaultPhoneCountry, readPhone } from '@clarity/contracts/phone'

/** Reads a pasted cell: a number of the default country, or one whose plus a spreadsheet dropped. */
export function readPasted(text: string): string {
  const withPlus = isTooLong(text) ? `+${text}` : text
  return readPhone(text, defaultPhoneCountry).number ?? readPhone(withPlus).number ?? text
}

/** Ten digits, or eleven with a leading 1, are read as a number of the default country. */
const isTooLong = (text: string) => /^\d/.test(text) && text.replace(/\D/g, '').replace(/^1/, '').length > 10
