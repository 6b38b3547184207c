import { sentencesOf } from '../../language/sentences/sentences-of.js'

const echo =
  /^(?:(?:what|only|just|really),? )?(?=.*(?:\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)\b))(?:\S+ ){0,2}\S+\?$/i
const takes = /^(?:deal|agreed|okay|ok|fine|all right|good|great|yes|done|perfect)\b/i

/** "Seven? Come on. My landlord takes half.": a turn without the figure that it only repeats; "Seven? Deal." stays. */
export function withoutEchoedFigure(turn: string): string {
  const [first = '', ...rest] = sentencesOf(turn)
  return rest.length > 0 && echo.test(first) && !takes.test(rest[0]!) ? rest.join(' ') : turn
}
