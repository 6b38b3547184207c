/** A text whose first letter is large, as at the start of a sentence. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A text whose first letter is small, as within a sentence; names are for the caller to tell apart. */
export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** A text as within a sentence: its first letter small unless it starts with "I" or an abbreviation ("MRI"). */
export const asInSentence = (text: string): string => (/^(?:\p{Lu}\p{Ll}|A )/u.test(text) ? lowerFirst(text) : text)
