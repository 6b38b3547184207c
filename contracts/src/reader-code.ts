import * as v from 'valibot'

/** Which phone gets the code of a verified reader. */
export const CodeReceiver = v.picklist(['recipient', 'manager'])
export type CodeReceiver = v.InferOutput<typeof CodeReceiver>

/** Six digits; spaces around and between them do not count. */
export const ReaderCode = v.pipe(
  v.string('must be text'),
  v.maxLength(40, 'is too long'),
  v.transform((code) => code.replace(/\s/g, '')),
  v.regex(/^\d{6}$/, 'must have six digits'),
)

/** 403 of a report with verified readers: a code is wanted. It is no error, and not posted as one. */
export const CodeWanted = v.object({
  error: v.string(),
  message: v.string(),
  verify: v.object({
    /** The end of the phone's number, such as `•••23`. */
    to: v.string(),
    /** The other phone that can get the code, if there is one. */
    other: v.optional(v.object({ to: v.string(), codeTo: CodeReceiver })),
  }),
})
export type CodeWanted = v.InferOutput<typeof CodeWanted>

/** A code lives this long and takes so many tries; a phone gets so many of a report in an hour. */
export const readerCodeRules = { lifeMinutes: 10, tries: 5, anHour: 3, passDays: 30 } as const

/** The texts for a reader who needs a code. */
export const readerCodeTexts = {
  asked: (to: string) => `Please enter the six-digit code that we texted to ${to}.`,
  notAsked: (to: string) => `This report opens with a six-digit code that we text to ${to}.`,
  wrong: 'This code is not right. Please try again.',
  usedUp: 'There were too many wrong codes. Please wait ten minutes and ask for a new code.',
  expired: 'This code is no longer valid. Please ask for a new one.',
  tooMany: 'Three codes were texted for this report in the last hour. Please try again later.',
} as const

/** The digits of a code as they are stored in a message: only the phone gets the real ones. */
export const hiddenReaderCode = '******'

export const readerCodeMessage = `Clarity: ${hiddenReaderCode} is the code to read your report. It is valid for ${readerCodeRules.lifeMinutes} minutes. Do not share it.`

/** The template name under which that message is stored. */
export type ReaderCodeTemplateName = 'reader_code'
