/** The author of the prompt is the person who will talk to the part: "I want to practise telling you …". */
const authorSpeaks =
  /\bI (?:want|would like|need|am going|will) to (?:practi[sc]e|train|rehearse|try out)\b|\bYou are my \p{Ll}/iu
const ofPractice =
  /(?<=^|\n|[.!?] )I (?:want|would like|need|am going|will) to (?:practi[sc]e|train|rehearse|try out)\b[^.!?\n]*[.!?][ \t]*/g
const fullName = '\\p{Lu}\\p{Ll}+(?: \\p{Lu}[\\p{L}-]+)?'
/** "You are my co-founder Lena Fischer" */
const mine = new RegExp(`\\bYou are my ([\\p{Ll} -]{3,30}?),? (${fullName})(?=[,. ])`, 'gu')
const quoted = /(["“][^"”]*["”])/
const other = 'the other person'

const forms: readonly [RegExp, (...found: string[]) => string][] = [
  [/\bI['’]m\b|\bI am\b/g, () => `${other} is`],
  [/\bI['’]ve\b|\bI have\b/g, () => `${other} has`],
  [/\bI['’]d\b/g, () => `${other} would`],
  [/\bI['’]ll\b/g, () => `${other} will`],
  [
    /\bI (was|had|can|could|will|would|may|might|must|should|did|do not|don't)\b/g,
    (_, verb = '') => `${other} ${verb}`,
  ],
  [/\bI (\p{Ll}+ed)\b/gu, (_, verb = '') => `${other} ${verb}`],
  [/\bI (\p{Ll}{2,})\b/gu, (_, verb = '') => `${other} ${/(?:ss|sh|ch|x|o)$/.test(verb) ? `${verb}es` : `${verb}s`}`],
  [/\bmy\b/g, () => `${other}'s`],
  [/\bMy\b/g, () => `The other person's`],
  [/\bme\b/g, () => other],
]

/** A prompt in which the author's "I" is the person whom the part talks to. */
export function withoutAuthor(prompt: string): string {
  if (!authorSpeaks.test(prompt)) return prompt
  return prompt
    .replace(ofPractice, '')
    .replace(/\bthe person\b/g, 'that person')
    .replace(mine, (_, what: string, name: string) => `You are ${name}, ${what.trim()}`)
    .split(quoted)
    .map((part) => (quoted.test(part) ? part : forms.reduce((text, [looks, said]) => text.replace(looks, said), part)))
    .join('')
}
