import { toE164 } from '@clarity/contracts/phone'

/**
 * The international number meant by a text as people write it: with a plus, in national form, or with the country's
 * digits but without a plus. As far as it goes, so that it can be typed on; empty without any digit.
 */
export function readNumber(text: string, callingCode: string): string {
  const lastPlus = text.lastIndexOf('+')
  const digits = text.slice(lastPlus + 1).replace(/\D/g, '')
  if (digits === '') return ''
  // What was pasted behind another number counts, and not both together.
  if (lastPlus >= 0) return `+${digits}`
  const national = `+${callingCode}${digits}`
  return toE164(national) ?? toE164(`+${digits}`) ?? national
}
