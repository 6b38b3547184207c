import { capitalised } from '../../language/tokens/first-letter.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { partyOf } from '../../language/names/cast.js'
import type { Role } from '../../language/sentences/sentence.js'
import { other } from '../../language/names/party.js'
import { verbatim } from '../phrase/spoken-quote.js'
import { isInsult } from '../phrase/insult.js'
import type { Conversation } from '../read/conversation.js'

const { apologises } = loadPatterns('apology', 'apologises')

/** Says plainly who insults whom, and who apologises for what they said; '' if no one does. */
export function insultsIn({ sentences, cast, entries }: Conversation): string {
  const isSorry = ({ text }: { text: string }) => apologises.test(text)
  const insult = sentences.find((one) => isInsult(one) && !isSorry(one))
  const sorry = sentences.findLast((one) => isSorry(one) && one.at > (insult?.at ?? 0))
  const nameOf = (role: Role) => partyOf(cast, role).short
  const words = sorry && verbatim(sorry, entries)?.shown
  const apology = words ? ` apologises later: “${words.replace(opens, '')}”` : ''
  if (!insult) return sorry && words ? capitalised(`${nameOf(sorry.role)}${apology}`) : ''
  const told = `${capitalised(nameOf(insult.role))} insults ${nameOf(other(insult.role))}`
  if (!sorry || !words) return `${told}.`
  return sorry.role === insult.role
    ? `${told} and${apology}`
    : `${told}. ${capitalised(`${nameOf(sorry.role)}${apology}`)}`
}

const opens = /^(?:and|look|well|oh|okay|fine)[,.]? (?:look, )?/i
