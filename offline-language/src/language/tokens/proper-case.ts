import type { Word } from './language-model.js'

const acronyms = new Set(
  `mri ct ekg ecg er egd gerd gi tsh cbc crp iv bp hdl ldl icu adhd ptsd copd a1c b12 tv usa uk eu pdf sms pin atm vip hr ceo cto cfo coo
  vp api crm erp roi kpi okr nda faq gps usb html css sql saas b2b b2c pr qa ux ui mba phd gdpr irs cv rsvp eta asap diy id ups mcl acl`.split(
    /\s+/,
  ),
)
const properNames = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december
  christmas easter thanksgiving halloween english spanish french german italian chinese japanese american british european
  america europe london paris german india china canada mexico google microsoft apple amazon facebook salesforce hubspot excel linkedin zoom`.split(
    /\s+/,
  ),
)

/** Speech recognisers write in lower case: names, weekdays and abbreviations get their capitals back. */
export function properCase(words: Word[], nameParts: ReadonlySet<string>): Word[] {
  return words.map((word, at) => {
    const next = words[at + 1]?.lower
    if (word.lower === 'labor' && next === 'day') return { ...word, text: 'Labor', pos: 'SYM' }
    if (word.lower === 'day' && words[at - 1]?.lower === 'labor') return { ...word, text: 'Day' }
    if (word.lower === 'i') return { ...word, text: 'I', pos: 'PRON' }
    if (acronyms.has(word.lower) && !(word.lower === 'er' && words[at - 1]?.lower !== 'the'))
      return { ...word, text: word.text.toUpperCase() }
    const isName =
      properNames.has(word.lower) ||
      nameParts.has(word.lower) ||
      /^(?:dr|mr|mrs|ms|prof)\.$/.test(word.lower) ||
      (word.lower === 'new' && next === 'year')
    return isName ? { ...word, text: word.text.charAt(0).toUpperCase() + word.text.slice(1), pos: 'PROPN' } : word
  })
}
