import { toE164 } from '@clarity/contracts/phone'

/**
 * The number, in E.164, of a text that was pasted or filled in as a whole; undefined for what is being typed. Without
 * this a national number would be read as that of the country whose calling code its first digits happen to be.
 */
export function readReplacedNumber(text: string, callingCode: string): string | undefined {
  const lastPlus = text.lastIndexOf('+')
  if (lastPlus === 0) return undefined
  // Behind what stood in the field before, or without any calling code.
  const number = lastPlus > 0 ? text.slice(lastPlus) : `+${callingCode}${text.replace(/\D/g, '')}`
  return toE164(number) ?? undefined
}
