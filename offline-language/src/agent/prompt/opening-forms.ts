/** Every way to say which part the agent plays, as "You are". */
const player = '(?:ai|agent|bot|assistant|model|system|simulator|voice agent|character|chatbot)'
const part = '(?:role|part|character|persona|shoes)'
const whoFollows = '(?=(?:(?:Mr|Mrs|Ms|Dr|Prof)\\.? )?\\p{Lu}|an? |the |your )'
const toPlay = '(?:you (?:play|are playing)|to play)'
const nameFollows = '(?=(?:(?:Mr|Mrs|Ms|Dr|Prof)\\.? )?\\p{Lu}\\p{Ll}+[ ,.])'
const playing = '(?:playing|who plays|that plays|portraying|acting as|impersonating)'
const isCalled =
  '(?:is (?:called|named)|goes by(?: the name of)?|is(?= (?:(?:Mr|Mrs|Ms|Dr)\\.? )?\\p{Lu}\\p{Ll}+[ ,.]))'
const playsPart = `play the ${part} of|take on the ${part} of`
const actsAs = `(?:embody|impersonate|portray|represent|act as|speak as|respond as|reply as|${playsPart})`
const takesPart = [
  `assume the ${part} of`,
  `take (?:on |over )?the ${part} of`,
  `slip into the ${part} of`,
  `step into the ${part} of`,
  `put yourself in the ${part} of`,
].join('|')

const forms: readonly RegExp[] = [
  // "You are an AI agent playing Ann Lee, …"
  new RegExp(
    `\\b[Yy]ou are (?:an? )?(?:AI |ai |voice |virtual )*(?:AI|agent|assistant|actor|actress|bot|character|model) ${playing} ${nameFollows}`,
    'gu',
  ),
  /(?<=^|\n|[.!?] )Your name(?:['’]s| is) (?=\p{Lu}\p{Ll}+)/gu,
  new RegExp(`\\b(?:your|the) ${part} is (?:that of|to (?:play|be|embody))\\s+${whoFollows}`, 'giu'),
  new RegExp(
    `\\b(?:as an ai,? )?you (?:will |are going to |should )?simulate (?:an? (?:conversation|call|talk|meeting) with )?${whoFollows}`,
    'giu',
  ),
  /(?<=^|\n|[.!?] )(?:He|She)(?:['’]s| is) (?:called|named) (?=\p{Lu}\p{Ll}+)/gu,
  new RegExp(
    `\\b(?:your|the|this) (?:character|persona|part|role|figure)(?:'s name)?(?: ${toPlay})? ${isCalled}\\s+`,
    'giu',
  ),
  new RegExp(
    `\\b(?:the|this|your|an?) ${player} (?:now )?(?:takes on|takes over|takes|plays|assumes|adopts|fills|has|slips into|steps into) (?:on )?the ${part} of\\s+`,
    'giu',
  ),
  new RegExp(`\\b(?:the|this) ${player} (?:plays|embodies|portrays|represents|impersonates)\\s+${whoFollows}`, 'giu'),
  new RegExp(
    `\\byou (?:are (?:supposed )?to|have to|should|will|shall|must)? ?(?:now )?${actsAs}\\s+${whoFollows}`,
    'giu',
  ),
  new RegExp(`\\byou (?:are (?:supposed )?to|have to|should|shall|must) play\\s+${whoFollows}`, 'giu'),
  new RegExp(
    `\\byou (?:are (?:speaking|talking|responding|answering)|speak|respond|reply|answer) as\\s+${whoFollows}`,
    'giu',
  ),
  new RegExp(`(?<=^|\\n|[.!?:] )(?:please )?(?:embody|impersonate|portray|${takesPart})\\s+${whoFollows}`, 'giu'),
  /(?<=^|\n|[.!?:] )(?:Please )?[Bb]e (?=(?:(?:Mr|Mrs|Ms|Dr)\.? )?\p{Lu}\p{Ll}+[ ,.])/gu,
  new RegExp(`(?<=^|\\n|[.!?:] )(?:Please )?[Pp]lay ${nameFollows}`, 'gu'),
  new RegExp(`\\b[Yy]ou(?:['’]ll| will) be playing ${nameFollows}`, 'gu'),
  /(?<=^|\n)(?:Meet|This is)\s+(?=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+,)/gu,
]

/** "Your character is called Oliver Brandt", "The AI takes on the role of Oliver Brandt" as "You are Oliver Brandt". */
export function withOpeningForms(prompt: string): string {
  return forms.reduce((text, form) => text.replace(form, 'You are '), prompt)
}
