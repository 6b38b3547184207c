const time =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2}|noon|tonight|today|tomorrow|\\p{L}+day)'
/** "Two works for me.", "Tonight, thank you." */
const onlyTime = new RegExp(
  `^(?:(?:yes|okay|fine|good), )?(?:(?:at|on|by) )?${time}(?: at ${time})?(?:, (?:thank you|then|noted)| (?:works|suits|is fine|would be)[^.]*)?[.!]$`,
  'iu',
)
const asksElse = /\b(?:why|how come)\b[^.?]*\?/i
const demands = /\bi (?:want|demand|expect|insist)\b/i

/** Whether a sentence that only takes note of a time would answer a demand, or a question that asks for no time. */
export function isOutOfPlace(sentence: string, turn: string): boolean {
  return onlyTime.test(sentence) && (asksElse.test(turn) || demands.test(turn))
}
