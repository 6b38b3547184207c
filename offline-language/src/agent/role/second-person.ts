import { ofDates } from '../prompt/dated-lines.js'
import { inSecondPerson } from '../prompt/in-second-person.js'
import { partNamesOf } from './part-names.js'
import { withYouAsSubject } from './prompt-lines.js'
import { agreeingWithYou, isThirdPersonVerb } from '../prompt/verb-forms.js'
import { loadPatterns } from '../../data/load-patterns.js'

const patterns = loadPatterns('role/second-person', 'noName', 'possessive')
const { mass } = loadPatterns('wording/mass-nouns', 'mass')

/** "Bianca Roth, 31, marries on Saturday": a prompt that begins with the name of the agent's part. */
const beginsWithName = /^((?:\p{Lu}\p{Ll}+ )(?:\p{Lu}[\p{L}-]+)), ([^,.]{1,60}), (?=\p{Ll})/u
const fewestDescribed = 2
const addressed = /\b(?:you|your)\b/gi
/** What a label gave its "You are" to says nothing of how the prompt calls the part. */
const named = /\bYou (?:are (?:\p{Lu}|an? |\d|the |looking |here )|talk |speak |work |agree to |refuse )/gu
const described = /\b(?:he|she|his|her|him)\b/gi

type Pronoun = 'he' | 'she'

/** A prompt about "she" or "Dana" in the second person, if it describes the agent's part like that: "You are furious". */
export function addressedToAgent(prompt: string): string {
  const introduced = prompt.replace(beginsWithName, `You are $1, $2. ${capital(pronounOf(prompt, []))} `)
  const names = partNamesOf(introduced)
  const lines = withYouAsSubject(aboutListener(introduced))
  if (!isInThird(introduced, names)) return lines
  const pronoun = pronounOf(introduced, names)
  return lines
    .split('\n')
    .map((line) =>
      line
        .split(/(?<=(?<!\b(?:Mr|Mrs|Ms|Dr))[.!?;]["”)]?\s)/)
        .map((sentence, at, all) =>
          isOfOther(sentence, all[at - 1] ?? '', names)
            ? sentence
            : sentence
                .split(/(["“][^"”]*["”])/)
                .map((part) => (/^["“]/.test(part) ? part : sentenceAboutYou(part, names, pronoun)))
                .join(''),
        )
        .join(''),
    )
    .join('\n')
}

function capital(pronoun: Pronoun): string {
  return pronoun === 'she' ? 'She' : 'He'
}

/** "You are Nora Lind. She works …" */
const continues = /^(?:You are \p{Lu}[\p{L}'’-]+ [^.\n]*\.\s(?:He|She)|(?:He|She)) \p{Ll}/u

/** Whether the prompt says "Dana runs a bakery" or "She runs a bakery" of the agent's part. */
function isInThird(prompt: string, names: readonly string[]): boolean {
  const subject =
    names.length > 0 &&
    new RegExp(
      `(?<!are )(?<!is )\\b(?:${names.join('|')})(?:['’]s)? (?!(?:and|or|who|at|from|of|in|with)\\b)\\p{Ll}`,
      'u',
    )
  if (continues.test(prompt)) return true
  if (subject && subject.test(prompt.replace(/["“][^"”]*["”]/g, ''))) return true
  const told = prompt.replace(/["“][^"”\n]*["”]/g, '').replace(ofDates, '')
  const inThird = told.match(described)?.length ?? 0
  const inSecond = (told.match(addressed)?.length ?? 0) - (told.match(named)?.length ?? 0)
  return inThird >= fewestDescribed && inSecond <= Math.max(1, inThird / 4)
}

/** The pronoun that follows the name; without a name the more frequent one. */
function pronounOf(prompt: string, names: readonly string[]): Pronoun {
  const [title = ''] = /^(?:Mrs|Ms|Mr)\b/.exec(names[0] ?? '') ?? []
  if (title) return title === 'Mr' ? 'he' : 'she'
  const at = names.length > 0 ? prompt.search(new RegExp(`\\b(?:${names.join('|')})\\b`, 'u')) : 0
  const first = /\b(he|his|she|her)\b/i.exec(prompt.slice(Math.max(at, 0)))?.[1]?.toLowerCase() ?? 'she'
  return first.startsWith('h') && first !== 'her' ? 'he' : 'she'
}

const other =
  /^(\p{Lu}\p{Ll}+) (?:is|has|was|had|weighs|got|went|came|lost|(?!this\b|his\b|its\b|always\b|needed\b)\p{Ll}{3,}(?:s|ed)) /u
const noName = patterns.noName

/** "Biscuit weighs 14 kilos. He drinks a lot.": he is Biscuit. */
function isOfOther(sentence: string, before: string, names: readonly string[]): boolean {
  const isLed = /^(?:(?:In addition|Besides|Also|Then|Since then|Now|On top of that),? )?(?:[Hh]e|[Ss]he) /.test(
    sentence,
  )
  const name = other.exec(isLed ? before : sentence)?.[1] ?? ''
  return (
    (isLed || /\b(?:he|she)\b/.test(sentence)) &&
    name !== '' &&
    !noName.test(name) &&
    !mass.test(name) &&
    !isThirdPersonVerb(name) &&
    !names.includes(name)
  )
}

const ordersAboutListener =
  /(?:^|[.!?] |\n(?:[-*•] )?)(?:Ask|Tell|Wish|Help|Show|Offer|Let|Convince|Greet|Give|Explain to|Find out what|Thank) (?:her|him)\b/u

/** "Ask her what she did before": she is the person, "her manager" is "the recipient's manager". */
function aboutListener(prompt: string): string {
  if (!ordersAboutListener.test(prompt)) return prompt
  return prompt
    .replace(/\b([Ss]he|[Hh]e)\b/g, (word) => (/^\p{Lu}/u.test(word) ? 'The recipient' : 'the recipient'))
    .replace(/\b(Her|His)\b(?= \p{Ll})/gu, "The recipient's")
    .replace(patterns.possessive, "the recipient's")
}

/** "He believes that Nils is bullied himself" is about Nils. */
const ofNamed =
  /\b(?:that|because|if|when|and|but) (?:\p{Lu}\p{Ll}+|(?:your|the) \p{Ll}+) (?:is|was|has|had|\p{Ll}+s|\p{Ll}+ed)\b[^.,;:]*$/u
const ofSelf: Readonly<Record<Pronoun, RegExp>> = { he: /\bhimself\b/g, she: /\bherself\b/g }
/** "He's listened to" */
const shortIs = /\b(he|she)['’]s(?= (?!been\b|had\b|got\b))/giu
const aboutSomebodyElse = /^(?:["“(]|[-*•] )?(?:\p{Lu}\p{Ll}+['’]s|(?:Mr|Mrs|Ms|Dr)\.?) /u

function sentenceAboutYou(sentence: string, names: readonly string[], pronoun: Pronoun): string {
  const own = names.length > 0 ? names.join('|') : '(?!)'
  const withYou = sentence
    .replace(new RegExp(`(?<!\\bare )(?:\\b(?:Mr|Mrs|Ms|Dr)\\.? )?\\b(?:${own})['’]s(?= )`, 'gu'), (_, at: number) =>
      at === 0 ? 'Your' : 'your',
    )
    .replace(
      new RegExp(
        `(?<!\\bare |\\b[Tt]he )(?<!["“]|\\p{Lu}\\p{Ll}+ )(?:\\b(?:Mr|Mrs|Ms|Dr)\\.? )?\\b(?:${own})(?= \\p{Ll})`,
        'gu',
      ),
      () => capital(pronoun),
    )
  if (aboutSomebodyElse.test(withYou)) return withYou
  const changed = inSecondPerson(withYou.replace(shortIs, '$1 is'), pronoun).replace(
    ofSelf[pronoun],
    (word, at: number, all: string) => (ofNamed.test(all.slice(0, at)) ? word : 'yourself'),
  )
  const lower = changed.replace(/(?<=[\p{L},;] )You(r?) (?=\p{Ll})/gu, 'you$1 ')
  return agreeingWithYou(lower)
}
