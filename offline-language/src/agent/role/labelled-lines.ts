/** What a label of a prompt says about its line: "Mood: worried", "Customer number: 448-2290". */
interface Label {
  named: RegExp
  /** The line in plain sentences; empty for what is no matter of the role. */
  as: (value: string) => string
  /** The heading under which it belongs. */
  section?: string
}

const lower = (text: string) =>
  /^\p{Lu}\p{Ll}*(?: \p{Ll}|$)/u.test(text) ? text[0]?.toLowerCase() + text.slice(1) : text
const withPoint = (text: string) => (/[.!?]["”)]?$/.test(text) ? text : `${text}.`)
const isSentence =
  /\b(?:is|are|was|were|has|have|had|can|will|must|does|do|wants?|needs?|knows?|announced|ordered|bought|sold|paid|told|called|wrote|asked|moved|changed|broke|lost|came|went|looked)\b/i
const ofPerson = /\b(?:number|name|address|age|phone|email|birth|weight|height|salary|account|job|profession)\b/i
const startsWithName = /^(?:(?:Dr|Mr|Mrs|Ms|Prof)\.? )?\p{Lu}[\p{L}'’-]+(?:,| \p{Lu}|$|\.$)/u

/** Objections of a list: "too expensive" is "That is too expensive." */
const objections: readonly [RegExp, (rest: string) => string][] = [
  [/^too /i, (rest) => `"That sounds ${lower(rest)} to me."`],
  [/^(?:no|not enough) (?:time|money|need|interest|space|budget)\b/i, (rest) => `"I have ${lower(rest)}."`],
]

function objection(item: string): string {
  const plain = item.trim().replace(/[.]+$/, '')
  const found = objections.find(([looks]) => looks.test(plain))
  if (found) return `Say: ${found[1](plain)}`
  return isSentence.test(plain)
    ? `Say: "My worry is that ${lower(plain)}."`
    : `Say: "I am worried about ${lower(plain)}."`
}

const nothing = () => ''
const sentences = (value: string) =>
  value
    .split(/; ?/)
    .map((piece) => withPoint(piece.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())))
    .join(' ')

const asList = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n')

/** The first label that matches decides. */
const labels: readonly Label[] = [
  {
    named:
      /^(?:conversation partner|(?:your )?(?:counterpart|partner in .*)|trainee|learner|user|participant|the (?:user|trainee)(?: is)?|format|language|difficulty|length|duration|level|learning goals?|(?:goal|aim|purpose) of (?:the|this) (?:role-?play|exercise|training|simulation|scenario)|evaluation|unknown to .*|(?:what )?(?:he|she|you|they) (?:does|do) not know)$/i,
    as: nothing,
  },
  {
    named: /^(?:who|name|your name|character|persona|the character|you)$/i,
    as: (value) => `You are ${withPoint(value)}`,
  },
  { named: /^(?:who you are|identity|about you)$/i, as: (value) => `You are ${withPoint(value)}` },
  {
    named:
      /^(?:customer|client|patient|caller|guest|employee|candidate|applicant|buyer|seller|tenant|landlord|player)$/i,
    as: (value) => (/^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+,/u.test(value) ? `You are ${withPoint(value)}` : sentences(value)),
  },
  { named: /^age$/i, as: (value) => `You are ${withPoint(value.replace(/^about /, ''))}` },
  {
    named: /^(?:ai |your )?(?:role|part|job|profession|occupation)$/i,
    as: (value) => {
      const what = lower(value)
      if (/^you (?!are\b)\p{Ll}/iu.test(value)) return sentences(value)
      if (startsWithName.test(value) || /^(?:an?|the|you) /i.test(value)) return `You are ${withPoint(value)}`
      return `You are ${/^[aeiou]/i.test(what) ? 'an' : 'a'} ${withPoint(what)}`
    },
  },
  {
    named:
      /^(?:your )?(?:mood|manner|personality|temperament|attitude|behaviou?r|conduct|how to (?:play|speak|act)(?: .*)?|voice|speech|character traits|communication style|emotions?|style|tone)$/i,
    section: 'Style',
    as: (value) => value,
  },
  {
    named: /^(?:success|success criteria|end|ending|outcome|when it ends|when to end)$/i,
    section: 'Closing',
    as: (value) => value,
  },
  {
    named:
      /^(?:your |typical |her |his )?(?:objections?|worries|concerns|doubts|reservations)$|^(?:he|she|you) objects?$/i,
    section: 'Goals',
    as: (value) => asList(value.split(/[;,] (?!and\b)/).map(objection)),
  },
  {
    named:
      /^(?:your |her |his )?(?:open )?(?:questions|points)(?: (?:he|she|you) (?:asks?|wants? (?:to ask|cleared|answered)))?$/i,
    section: 'Goals',
    as: (value) => asList(value.replace(/ \([^()]*\)(?=\?)/g, '').split(/(?<=\?) /)),
  },
  {
    named: /^(?:he |she |you )?(?:wants? to (?:know|ask|find out)|would like to (?:know|ask))$/i,
    section: 'Goals',
    as: (value) =>
      asList(value.split(/, (?:and )?(?=what|whether|how|when|where|who|why|if)/).map((item) => `Ask ${item}`)),
  },
  {
    named: /^how (?:he|she|you|they) (?:behaves?|acts?|speaks?|talks?|comes across)$/i,
    section: 'Style',
    as: (value) => value,
  },
  { named: /^(?:the )?(?:talk|conversation|call) (?:is over|ends)$/i, section: 'Closing', as: (value) => value },
  {
    named: /^what (?:he|she|you|they) (?:can|could|may) (?:offer|give)$/i,
    as: (value) => `You could offer ${lower(withPoint(value))}`,
  },
  {
    named: /^what (?:he|she|you|they) (?:(?:wants?|needs?|expects?) .*|wants?|expects?)$/i,
    as: (value) => `You want ${lower(withPoint(value))}`,
  },
  {
    named: /^(?:what|which) (?:he|she|you|they|we) (?:have|has|offers?)$/i,
    as: (value) => `You have ${lower(withPoint(value))}`,
  },
  { named: /^what (?:he|she|you|they) looks? for$/i, as: (value) => `You look for ${lower(withPoint(value))}` },
  {
    named: /^(?:context|situation|setting|scene|scenario|place)$/i,
    as: (value) =>
      sentences(
        value
          .split(/(?<=[.;]) /)
          .filter((each) => isSentence.test(each))
          .join(' '),
      ),
  },
  {
    named:
      /^(?:problem|issue|matter|case|reason for (?:the )?(?:call|visit)|history|what happened|facts?(?: .*)?|knowledge|information(?: .*)?|what (?:he|she|you|they) (?:needs?|knows?)|details|data|background|situation|context|story|scenario|(?:your |his |her )?(?:position|strategy|leverage))$/i,
    as: sentences,
  },
  {
    named: /^ask (?:about|for)$/i,
    section: 'Goals',
    as: (value) =>
      asList(
        value
          .replace(/[.]$/, '')
          .split(/, (?:and )?/)
          .map((item) =>
            /^(?:what|whether|how|when|where|who|why|if)\b/i.test(item) ? `Ask ${item}` : `Ask about ${item}`,
          ),
      ),
  },
  {
    named: /^(?:goal|aim) of the (?:talk|conversation|call|meeting)$/i,
    section: 'Goals',
    as: (value) =>
      asList(
        value
          .replace(/[.]$/, '')
          .split(/,? and (?=how|what|which|when|who|where|whether)/)
          .map((item) => `Ask ${item.replace(/^(?:to )?(?:know|find out|learn) /i, '')}`),
      ),
  },
  { named: /^never$/i, as: (value) => `Never ${lower(withPoint(value))}` },
]

const line = /^(?:[-*•] )?(?:\*\*)?((?:[\p{L}'’-]+ ){0,5}[\p{L}'’-]+)(?:\*\*)?:(?:\*\*)? +(\S.*)$/u
const mostWordsOfValue = 12

/** "Ticket size: between 200k and 500k" as "The ticket size is between 200k and 500k." */
function valueOf(label: string, value: string): string | null {
  const isShort = value.split(' ').length <= mostWordsOfValue && !/[;]|\. /.test(value) && !isSentence.test(value)
  if (!isShort || !/^(?:[\d$€£+#]|(?:between|from|about|at|around|up to) \S*\d)|^[\w-]+$/.test(value)) return null
  if (value.includes(',') || /^(?:your|the|my|his|her) /i.test(label)) return null
  return `${ofPerson.test(label) ? 'Your' : 'The'} ${lower(label)} is ${withPoint(value)}`
}

const heading = /^(?:#{1,6} .*|\*\*[^*]+\*\*:?|\p{Lu}[\p{Lu} &/'-]{2,40}:?|(?:[\p{L}'’-]+ ){0,4}[\p{L}'’-]+:)$/u
/** A heading of no kind, for what follows a line of another section. */
const plainHeading = '## Matter'

/** A prompt in which every labelled line is a sentence or stands under the heading of its kind. */
export function withoutLabels(prompt: string): string {
  let under = plainHeading
  return prompt
    .split('\n')
    .map((each) => {
      if (heading.test(each.trim())) under = each
      const [, label = '', value = ''] = line.exec(each.trim()) ?? []
      if (!label) return each
      const found = labels.find(({ named }) => named.test(label))
      if (!found) return valueOf(label, value) ?? each
      return found.section ? `## ${found.section}\n${found.as(value)}\n${under}` : found.as(value)
    })
    .join('\n')
}
