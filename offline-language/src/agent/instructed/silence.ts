const bringsUp =
  '(?:suggest|propose|mention|offer|name|raise|bring up|ask for|say|come up with|think of|put forward|hint at)s?'
const bringing = '(?:suggesting|proposing|mentioning|offering|naming|raising|bringing up|asking for|saying)'
const thing =
  '(?:it|this|that|them|either|any of (?:it|them|these)|these|so|one|the idea|(?:this|that) (?:idea|offer|option|solution))'
const ownAccord =
  '(?: yourself| himself| herself| first| on (?:your|his|her) own| of (?:your|his|her) own accord| unasked| unprompted| openly| at first| (?:until|before) .+| unless .+ (?:does|do|suggests?|offers?|proposes?|brings? it up)(?: so| it)?)'
const never =
  "(?:do(?:es)? not|don['’]t|doesn['’]t|will not|won['’]t|would not|wouldn['’]t|would never|will never|never|must not|must never)"
const other =
  '(?:the (?:other )?\\p{Ll}+(?: \\p{Ll}+)?|they|he|she|someone else|somebody else|\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?)'
const what = '(?<thing> [^.;]+?)??'

const forms: readonly RegExp[] = [
  `(?:(?:you|he|she) )?${never} (?:ever )?(?:${bringsUp} ${thing}|(?:bring|put)s? ${thing} (?:up|forward))${ownAccord}+`,
  `(?:(?:you|he|she) )?(?:would )?(?:never|not) ${bringsUp} ${thing}${ownAccord}+`,
  `without ${bringing} ${thing}${ownAccord}*`,
  `(?:(?:you|he|she) )?(?:are |is )?(?:wait|waiting|waits) (?:for ${other} to|until ${other}(?: has| have)?) ${bringsUp}(?:ed|d)?${what}(?: first| up)?`,
  `${other} (?:has to|have to|must|needs? to|should) (?:be the (?:first|one) (?:to|who) )?${bringsUp}${what}(?: up)?(?: first| (?:him|her|them)sel(?:f|ves))?`,
  `it (?:must|has to|should|needs to) be ${other} (?:that|who|to) ${bringsUp}${what}(?: first)?`,
  `it is (?:up to|for) ${other} to ${bringsUp}${what}(?: first)?`,
  `(?:you|he|she) leaves? (?:it|that) to ${other} to ${bringsUp}${what}(?: first)?`,
  `(?:it|the idea|the offer|the suggestion|the proposal|that) (?:must|has to|should|needs to) come from ${other}(?: first)?`,
].map((form) => new RegExp(`^${form}$`, 'iu'))

const pointing = new RegExp(
  `^(?:(?:of )?${thing}|another .+|an? (?:other|better|different) .+|an? (?:offer|idea|proposal|solution)|something .*)$`,
  'iu',
)

/**
 * What a clause names that the part does not bring up first: "you wait for the other side to bring up instalments"; empty for "you
 * do not suggest it yourself", null if the clause says nothing of the kind.
 */
export function namesSilence(clause: string): string | null {
  const found = forms.map((form) => form.exec(clause.trim())).find((each) => each !== null)
  if (!found) return null
  const name = (found.groups?.['thing'] ?? '').trim().replace(/ first$/, '')
  return pointing.test(name) ? '' : name
}
