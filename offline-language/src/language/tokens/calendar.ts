/** The weekdays and months for expressions, in lower case; "may" is mostly a verb. */
export const weekdayPattern = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
export const monthPattern = '(?:january|february|march|april|june|july|august|september|october|november|december)'

export const isWeekday = (word: string): boolean => weekday.test(word)
export const isMonth = (word: string): boolean => month.test(word)

const weekday = new RegExp(`^${weekdayPattern}s?$`)
const month = new RegExp(`^${monthPattern}$`)
