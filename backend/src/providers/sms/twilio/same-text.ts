/** What Twilio puts in front while an account is on trial. */
const trialWords = 'Sent from your Twilio trial account'

/**
 * Whether Twilio's text is ours: it replaces typographic signs by plain ones, and puts a sentence of its own in front
 * while an account is on trial. Letters, digits and the link, which is unlike any other, stay.
 */
export function isSameText(theirs: string, ours: string): boolean {
  const letters = lettersOf(ours)
  if (letters === '') return theirs.trim() === ours.trim()
  return [letters, lettersOf(trialWords) + letters].includes(lettersOf(theirs))
}

function lettersOf(text: string): string {
  return text.replace(/[^A-Za-z0-9]+/g, '')
}
