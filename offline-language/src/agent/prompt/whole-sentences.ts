import { lowerFirst } from '../../language/tokens/first-letter.js'
import { inSecondPerson } from './in-second-person.js'
import { isThirdPersonVerb } from './verb-forms.js'
import { withoutAsides } from './identity.js'
import { loadPatterns } from '../../data/load-patterns.js'

const patterns = loadPatterns('prompt/whole-sentences', 'noVerb', 'feeling', 'whenDone', 'follows', 'past')
const { noVerb, feeling, whenDone } = patterns

const follows = patterns.follows.source
const past = patterns.past.source
const inPast = new RegExp(`^(?:already |recently |never |once )?${past} ${follows}`, 'u')
const inPresent = new RegExp(
  `^(?:also |always |often |rarely |only |still |usually )?(\\p{Ll}{3,}s|is|has|does) ${follows}`,
  'u',
)
const ofKin =
  'best friend|husband|wife|mother|father|brother|sister|son|daughter|boss|partner|girlfriend|boyfriend|dog|cat|parents|colleagues?'
/** "Best friend Noah moved to Canada", and not "Father of the bride" */
const ofOwn = new RegExp(`^(?:${ofKin}) (?!of\\b)(?=\\p{L})`, 'u')
const presentOf: Readonly<Record<string, string>> = { given: 'give', told: 'tell', shown: 'show' }

/** "If offered a later start" as "if they offer you a later start". */
function withSubjectOfCase(text: string): string {
  return text
    .replace(whenDone, (_, word: string, done: string) => {
      const lower = done.toLowerCase()
      const verb =
        presentOf[lower] ??
        lower.replace(/(?<=is|iz)ed$/, 'e').replace(/(?<=[us]{2}|fer|ress|ush|rupt|sult|ask|sh)ed$/, '')
      const plain = verb === lower ? lower.replace(/ed$/, 'e').replace(/d$/, '') : verb
      return `${word} they ${plain} you `
    })
    .replace(furtherRight, '$1 and you $2')
}
/** "If they offer you a part, and may still read": what the part then may do has lost its subject, too. */
const furtherRight = /(?<=\b(?:if|when|once) they [^.;]{0,150})(,?) and (may|can|could|need not)\b/giu

/** How a sentence looks that leaves its subject out, and the subject. */
const starts: readonly [RegExp, string][] = [
  [ofOwn, 'Your'],
  [inPast, 'You'],
  [feeling, 'You are'],
]

/** A sentence of a CV or of notes, which leaves its subject out: "Gave 200 every year" as "You gave 200 every year". */
function withSubject(sentence: string): string {
  const [, mark = '', text = ''] = /^((?:[-*•·–]|\d+[.)])?\s*)(.*)$/su.exec(sentence) ?? []
  const lower = lowerFirst(text)
  const start = starts.find(([looks]) => looks.test(lower))?.[1]
  if (start) return `${mark}${start} ${lower}`
  return isVerbFirst(lower, mark.trim() !== '')
    ? `${mark}${inSecondPerson(`he ${lower}`, 'he').replace(/^you/, 'You')}`
    : sentence
}

const anotherSubject = '(?:you|he|she|they|it|I|we|the|an?|this|that|there|your|his|her|my|some\\p{L}+|any\\p{L}+)\\b'
/** "Would like Ben to be let off", "Was called at work"; "Will asked for it" has a name. */
const helperFirst = new RegExp(
  `^(?:would|could|cannot|might|was|had|must(?! (?:not|never)\\b)|will(?! \\p{Ll}+(?:ed|s)\\b)) (?!${anotherSubject})\\p{Ll}`,
  'u',
)

const ends = /^(?:ends?|closes?|stops?|finish(?:es)?) (?:when|once|after|the)\b/

/** Whether a sentence begins with a verb of the third person: "Plays bass", "Drives a van"; a bullet needs less proof. */
function isVerbFirst(text: string, isBullet: boolean): boolean {
  if (helperFirst.test(text) && !/[?:]\s*$/.test(text)) return true
  const known = /^(?:also |always |often )?(\p{Ll}+) (?=[\p{L}\d])/u.exec(text)?.[1] ?? ''
  const verb = inPresent.exec(text)?.[1] ?? (isThirdPersonVerb(known) ? known : '')
  if (/\?\s*$/.test(text) || verb === '' || noVerb.test(verb) || ends.test(text)) return false
  return isThirdPersonVerb(verb) || (isBullet && !/(?:ss|us|is)$/.test(verb))
}

/** "You want A, you want B" */
const spliced = /(?<!\b(?:if|when|once)\b[^.]{0,80}), (?:and )?you (want|need|expect) (?=\p{L})/giu

/** "You need to keep your tour; to find out who wrote the letter" */
const furtherWish = /\b(You (?:need|want|would like) )(to [^.;\n]+); (?=to \p{Ll}+ )/gu

/** A prompt in which every sentence that leaves out its subject has one. */
export function withWholeSentences(prompt: string): string {
  return prompt
    .split('\n')
    .map((line) =>
      /^#|^[\p{Lu} ]+$|^[^.!?]*:$/u.test(line)
        ? line
        : withoutAsides(line.replace(spliced, '. You $1 ').replace(furtherWish, '$1$2. $1'))
            .split(/(?<=[.!?]["”)]? )/)
            .map((sentence) => withSubject(withSubjectOfCase(sentence)))
            .join(''),
    )
    .join('\n')
}
