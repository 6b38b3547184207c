import { durationsIn } from '../role/durations.js'
import type { Conversation } from './conversation.js'

const numbers = 'one|two|three|four|five|six|seven|eight|nine|ten|twelve|\\d{1,3}'
const proposal =
  '(?:what about|how about|could you (?:live with|accept|do)|can we (?:say|agree on|do)|let us say|make it|would)'
/** "What about two?", "Could you live with two weeks?" */
const proposesLess = new RegExp(`\\b${proposal} (${numbers})\\b(?: (hour|day|week|month|year)s?\\b)?`, 'i')
const unitIn = /\b(hour|day|week|month|year)s?\b/i

/** The no to a shorter time than the role wants: "What about two?" to someone who wants four weeks' notice. */
export function insistedLength({ role, utterance, userTexts, memory }: Conversation): string | null {
  const [, count = '', named] = proposesLess.exec(utterance.text) ?? []
  if (!count) return null
  const unit = named ?? unitIn.exec(`${utterance.text} ${userTexts.at(-2) ?? ''}`)?.[1] ?? ''
  const [offered] = durationsIn(`${count} ${unit}`)
  const wanted = [...role.wishes.map(({ text }) => text), ...role.goals.flatMap(({ wants }) => wants?.text ?? [])]
    .flatMap(durationsIn)
    .find((each) => unitIn.exec(each.text)?.[1]?.toLowerCase() === unit.toLowerCase())
  if (!offered || !wanted || offered.days >= wanted.days) return null
  const said = `No, it has to be ${wanted.text}.`
  return memory.isSaid(said) ? `It stays at ${wanted.text}.` : said
}
