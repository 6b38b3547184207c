import { phoneTexts, type PhoneError } from '@clarity/contracts/phone'

export const texts = {
  country: (label: string) => `${label}: country`,
} as const

/** Hints for a number that is not understood. */
export const hints: Record<PhoneError, (country: string) => string> = {
  kind: () => phoneTexts.kind,
  country: (country) =>
    `This number is not valid for ${country}. Choose another country, or start with + and the country code.`,
  digits: () => 'Please check the digits after the country code.',
}
