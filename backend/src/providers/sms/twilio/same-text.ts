/** Twilio's prefix for messages of a trial account. */
const trialWords = 'Sent from your Twilio trial account'

/**
 * Whether Twilio's text is ours. Twilio replaces typographic characters by plain ones, and adds a prefix for a trial
 * account. Letters, digits and the link, which is unique, stay the same.
 */
export function isSameText(theirs: string, ours: string): boolean {
  const letters = lettersOf(ours)
  if (letters === '') return theirs.trim() === ours.trim()
  return [letters, lettersOf(trialWords) + letters].includes(lettersOf(theirs))
}

function lettersOf(text: string): string {
  return text.replace(/[^A-Za-z0-9]+/g, '')
}
