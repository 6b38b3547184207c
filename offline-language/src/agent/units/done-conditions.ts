import { inThirdPersonSingular } from '../../language/clauses/verb-forms.js'
import { loadedTagger } from '../../language/tokens/loaded-tagger.js'

const done =
  /^((?:the )?(?:\p{L}+ )?\p{L}+|he|she|they) (?:has|have)(?: (?:finally|really|sincerely|once|both))? (?!to\b|an?\b|the\b|no\b|not\b|your\b)(\p{Ll}+)\b(.*)$/iu
const further = /\b(and|or) (?:has |have )?(\p{Ll}+(?:ed|en|wn|t|ne|ught))\b(?= )/gu

function plainOf(participle: string): string {
  const found = loadedTagger()?.(`She has ${participle} it.`)[2]
  return found && found.lemma !== '' && found.pos === 'VERB' ? found.lemma : participle
}

/** "The director has apologised and offered you a duet" as "The director apologises and offers you a duet". */
export function inPresent(condition: string): string {
  const [, who = '', verb = '', rest = ''] = done.exec(condition) ?? []
  if (!who || plainOf(verb) === verb) return condition
  const said = (participle: string): string => {
    const plain = plainOf(participle)
    return /^they$/i.test(who) ? plain : inThirdPersonSingular(plain)
  }
  const told = rest.replace(further, (whole, joint: string, participle: string) =>
    plainOf(participle) === participle ? whole : `${joint} ${said(participle)}`,
  )
  return `${who} ${said(verb)}${told}`
}
