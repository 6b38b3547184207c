const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|winter)'
const ordinalDay = '\\d{1,2}(?:st|nd|rd|th)'

/** How a day, a month or a year is named: parts of an expression with the flag `u`. */
export const dateForms = {
  weekdayOfMonth: '(?:the )?(?:first|second|third|fourth|last) \\p{Lu}\\p{Ll}+day of (?:each|every|the) month',
  weekday: `(?:every |next |last |this )?\\p{Lu}\\p{Ll}+day(?: ${month})?(?: (?:morning|afternoon|evening|night))?`,
  dayAndMonth: `${ordinalDay}?(?: of)? ${month}`,
  dayOfMonth: `the ${ordinalDay}(?: and ${ordinalDay})?(?: of ${month})?`,
  dayInWords: `the (?:first|second|third|fifteenth|last) of (?:the month|each month|${month})`,
  month: `(?:(?:early|late|mid-?) ?)?${month}(?: ${ordinalDay}?)?`,
  year: '(?:19|20)\\d\\d',
  near: 'tomorrow|today|tonight|next (?:week|month|year)',
}
