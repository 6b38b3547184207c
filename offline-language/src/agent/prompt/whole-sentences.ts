import { inSecondPerson } from '../role/counterpart.js'
import { isThirdPersonVerb } from '../role/verb-forms.js'
import { withoutAsides } from './identity.js'

const follows =
  '(?=an?\\b|the\\b|his\\b|her\\b|your\\b|their\\b|my\\b|\\d|to\\b|from\\b|in\\b|for\\b|about\\b|on\\b|at\\b|up\\b|with\\b|as\\b|alone\\b|twice\\b|late\\b|last\\b|this\\b|only\\b|because\\b|too\\b|long\\b|short\\b|every\\b|all\\b|three\\b|two\\b|next\\b|\\p{Lu})'
const past =
  '(?:(?!need|feed|speed|seed|breed|indeed|agreed|retired|aged|divorced|married)\\p{L}{2,}ed|bought|paid|lost|got|took|went|made|came|left|found|wrote|told|said|saw|sent|spent|sold|broke|fell|felt|met|gave|ate|slept|began|grew|built|rebuilt|had|knew|kept|led|ran|drove|won|overslept)'
const inPast = new RegExp(`^(?:already |recently |never |once )?${past} ${follows}`, 'u')
const inPresent = new RegExp(`^(?:also |always |often |rarely |only |still |usually )?(\\p{Ll}{3,}s|is|has|does) ${follows}`, 'u')
const noVerb = /^(?:this|his|its|perhaps|always|sometimes|parents|years|months|weeks|days|hours|ends|questions|points|pets|dogs|notes|less|plus|yes|besides|across|unless|was)$/i
const feeling =
  /^(?:very |quite |rather |a bit |a little )?(?:proud|afraid|scared|worried|angry|annoyed|unhappy|tired|sick|aware|unsure|convinced|desperate|keen|interested|used|allergic|responsible|ashamed|fond|good|bad) (?:of|about|at|that|with|to|by|for|in)\b/i
const whenDone =
  /\b(if|when|once) (offered|given|told|asked|promised|shown|praised|pressed|pushed|interrupted|insulted|accused|criti[cs]i[sz]ed|pressured|rushed) (?=about\b|for\b|to\b|an?\b|the\b|some\b|that\b|directly\b|how\b|why\b|what\b|whether\b)/gi
const presentOf: Readonly<Record<string, string>> = { given: 'give', told: 'tell', shown: 'show' }

/** "If offered a later start" as "if they offer you a later start". */
function withSubjectOfCase(text: string): string {
  return text.replace(whenDone, (_, word: string, done: string) => {
    const lower = done.toLowerCase()
    const verb = presentOf[lower] ?? lower.replace(/(?<=is|iz)ed$/, 'e').replace(/(?<=[us]{2}|fer|ress|ush|rupt|sult|ask|sh)ed$/, '')
    const plain = verb === lower ? lower.replace(/ed$/, 'e').replace(/d$/, '') : verb
    return `${word} they ${plain} you `
  })
}

/** A sentence of a CV or of notes, which leaves its subject out: "Gave 200 every year" as "You gave 200 every year". */
function withSubject(sentence: string): string {
  const [, mark = '', text = ''] = /^((?:[-*•·–]|\d+[.)])?\s*)(.*)$/su.exec(sentence) ?? []
  const lower = text.charAt(0).toLowerCase() + text.slice(1)
  if (inPast.test(lower)) return `${mark}You ${lower}`
  if (feeling.test(text)) return `${mark}You are ${lower}`
  const verb = inPresent.exec(lower)?.[1] ?? ''
  const isVerb = verb !== '' && !noVerb.test(verb) && (isThirdPersonVerb(verb) || (mark !== '' && !/(?:ss|us|is)$/.test(verb)))
  if (!isVerb || /^(?:ends?|closes?|stops?|finish(?:es)?) (?:when|once|after|the)\b/i.test(text)) return sentence
  return `${mark}${inSecondPerson(`he ${lower}`, 'he').replace(/^you/, 'You')}`
}

/** A prompt in which every sentence that leaves out its subject has one. */
export function withWholeSentences(prompt: string): string {
  return prompt
    .split('\n')
    .map((line) =>
      /^#|^[\p{Lu} ]+$|:$/u.test(line)
        ? line
        : withoutAsides(line)
            .split(/(?<=[.!?]["”)]? )/)
            .map((sentence) => withSubject(withSubjectOfCase(sentence)))
            .join(''),
    )
    .join('\n')
}

