import type { ActionItem } from '@clarity/contracts'
import { capitalised, type Party } from './cast.js'
import type { LanguageModel, Word } from './language-model.js'
import type { Conversation, Sentence } from './conversation.js'
import { isContent } from './read-conversation.js'
import { isAsked, other, partyOf } from './reported-speech.js'
import { written } from './split-sentences.js'
import { asAddressed, asPromised } from './undertaking.js'

export interface Commitment {
  text: string
  status: ActionItem['status']
  owner: 'agent' | 'user'
  weight: number
  sentence: Sentence
  stems: ReadonlySet<string>
}

const verbs =
  'send email mail text call phone contact order reorder book schedule reschedule arrange set refer prescribe give provide put increase decrease start begin continue keep create prepare share write draft update change cancel refund replace credit process submit file open close transfer escalate forward follow reach return deliver ship pay sign repeat recheck monitor plan confirm finish complete fix resolve test meet invite introduce connect upload download apply register enroll renew extend reduce raise lower add remove brace order buy bring ask talk speak check find think look practice practise work try take use weigh avoid ice rest elevate come stop visit stay drink wear read review get include organise organize pass run reassess move assign hand join train build present research compare remind track measure install collect print publish post hire approve notify inform activate reset verify block apologise apologize let'
const verbSet = new Set(verbs.split(' '))
const weak = new Set([
  'ask',
  'talk',
  'speak',
  'check',
  'find',
  'think',
  'look',
  'get',
  'give',
  'take',
  'put',
  'use',
  'try',
  'review',
  'run',
  'work',
  'let',
  'move',
  'build',
  'join',
  'present',
  'track',
  'keep',
  'start',
  'begin',
  'set',
  'test',
  'report',
  'add',
  'include',
])
const inTheCall =
  /\b(?:take a (?:good |quick |closer )?(?:look|listen)|look at|listen|(?:physical|quick|your) exam\b|physical examination|go over|checked out|lined up|signed out|out loud|hold|on the line|bear with|what i find|ask you|get started|a second|a moment|a minute|your name|start (?:by|with)|move on|talk (?:about|a little)|try to figure|think (?:about )?(?:of|that)|get over|pictures|questions?\b(?! to)|work it out|review these|use my|open up|find out what|get to know|press|push|let me|right now|take care|try and|sideways|stay (?:on the line|with me)|give me|tell me|ask for\?|find that|get that|get a good|seen my|repeat that|call (?:that|it|this|me (?:sir|dr))|what we call)\b/i
const skip =
  '(?:(?:just|also|then|certainly|probably|definitely|personally|really|do|still|now|therefore|immediately|quickly|have to|make sure to|try to|be sure to|please|first) )*'
const promise = new RegExp(
  `\\b(?:I|we) ${skip}(?:will|am going to|are going to|shall|want to|would like to|am planning to|are planning to|plan to|promise to|can) ${skip}([a-z]+)`,
  'gi',
)
const recommends = new RegExp(
  `\\b(?:my recommendation (?:would be|is) to|(?:recommend|suggest|propose|advise)(?: that)? (?:we|I|to)|let us) ${skip}([a-z]+)`,
  'gi',
)
const asksOf = new RegExp(
  `\\b(?:(?:want|need|would like|have|ask|encourage|advise|tell) you(?: to)?|(?:recommend|suggest|propose) (?:that )?you|you (?:will )?${skip}(?:need to|have to|should|must|ought to|will want to)|make sure (?:that )?you|make sure to|be sure to|remember to|please|you (?:can|may)) ${skip}([a-z]+)`,
  'gi',
)
const ownDuty = new RegExp(
  `\\b(?:I|we) ${skip}(?:will|am going to|need to|have to|should|promise to|am planning to|plan to|intend to) ${skip}([a-z]+)`,
  'gi',
)
const request = new RegExp(`^(?:can|could|would|will) you ${skip}([a-z]+)`, 'gi')
const imperative = new RegExp(
  `(?:^|, )(?:please )?(call|contact|email|come|return|stop by|follow|send|continue|take|schedule|book|bring|keep|avoid|try|stay|make sure) (?=(?:me|us|the|your|my|back|in|by|up|to|it|them|and|any|off|on)\\b)`,
  'gi',
)
const done =
  /\b(?:I|we) have (?:just |already |now )?(ordered|sent|booked|scheduled|cancelled|canceled|processed|updated|changed|refunded|transferred|submitted|emailed|added|removed|replaced|activated|reset|filed|confirmed|credited|issued|escalated|blocked|arranged|forwarded)\b/i
const underWay =
  /\b(?:I|we) am (?:just |already |now |currently )?(sending|ordering|booking|processing|updating|cancelling|transferring|submitting|emailing|issuing|preparing|scheduling) (?!you to)/i
const when =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|week|weeks|day|days|month|months|tomorrow|today|tonight|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|by the end|once|twice|daily|milligrams|mg|hours?)\b/i

type Shape = { pattern: RegExp; role: Sentence['role'] | null; owner: 'speaker' | 'listener'; weight: number }
const shapes: Shape[] = [
  { pattern: asksOf, role: 'agent', owner: 'listener', weight: 1 },
  { pattern: promise, role: 'agent', owner: 'speaker', weight: 1.3 },
  { pattern: recommends, role: 'agent', owner: 'speaker', weight: 1.1 },
  { pattern: imperative, role: 'agent', owner: 'listener', weight: 0.9 },
  { pattern: ownDuty, role: 'user', owner: 'speaker', weight: 1 },
  { pattern: request, role: 'user', owner: 'listener', weight: 0.9 },
]

export function commitmentsIn(sentence: Sentence, conversation: Conversation, language: LanguageModel): Commitment[] {
  const { text, words, role } = sentence
  const cast = conversation.cast
  const speaker = partyOf(cast, role)
  const finished = done.exec(text) ?? underWay.exec(text)
  if (finished?.[1] && role === 'agent') {
    const rest = clauseFrom(words, finished.index + finished[0].length - finished[1].length)
    const isDone = done.test(text)
    const told = asPromised(isDone ? rest : rest, speaker, partyOf(cast, other(role)), language)
    return [
      made(
        sentence,
        `${speaker.short} ${isDone ? 'has ' : 'is '}${told}`,
        isDone ? 'completed' : 'in-progress',
        'agent',
        1.6,
        rest,
      ),
    ]
  }
  const found: Commitment[] = []
  const starts = new Set<number>()
  for (const shape of shapes) {
    if ((shape.role && shape.role !== role) || (isAsked(sentence) && shape.pattern !== request && !sentence.isQuestion))
      continue
    for (const match of text.matchAll(shape.pattern)) {
      const verb = match[1]
      if (
        !verb ||
        /(?:^|, |\band |\bbut )if [^,]*,? ?$/i.test(text.slice(0, match.index)) ||
        /\b(?:not|never|do|does|did|should|when|what|how|why)\b[\w ]{0,12}$/i.test(
          text.slice(Math.max(0, match.index - 18), match.index),
        ) ||
        /\b(?:not|never)\b/i.test(match[0])
      )
        continue
      if (shape.pattern === request && sentence.role !== 'user') continue
      const at = match.index + match[0].trimEnd().length - verb.length
      const clause = clauseFrom(words, at)
      const one = undertaken(clause, sentence, shape, speaker, partyOf(cast, other(role)), conversation, language)
      const begin = words.indexOf(clause[0]!)
      if (one && ![...starts].some((start) => Math.abs(start - begin) < 4)) {
        starts.add(begin)
        found.push(one)
      }
    }
  }
  return found.slice(0, 2)
}

function undertaken(
  clause: readonly Word[],
  sentence: Sentence,
  shape: Shape,
  speaker: Party,
  listener: Party,
  conversation: Conversation,
  language: LanguageModel,
): Commitment | null {
  const [first, second, third] = clause
  if (!first) return null
  // "we will have you come back" is something for the listener to do.
  if (
    first.lower === 'have' &&
    second?.lower === 'you' &&
    third &&
    (verbSet.has(third.lower) || third.lower === 'see')
  ) {
    return undertaken(
      clause.slice(2),
      sentence,
      { ...shape, owner: 'listener' },
      speaker,
      listener,
      conversation,
      language,
    )
  }
  const verb = first.lower
  const said = written(clause)
  const content = clause.filter(isContent)
  if (
    (!verbSet.has(verb) && verb !== 'see') ||
    (verb === 'see' && shape.owner !== 'listener') ||
    inTheCall.test(said) ||
    / (?:on|in|of|with|for|at) (?:get|go|do|have|be|put) /.test(said) ||
    clause.length < 3
  )
    return null
  if (verb === 'think' && !/^think (?:about|over) /.test(said)) return null
  if (
    verb === 'let' &&
    !/^let \w+ know (?:by|on|before|when|if|tomorrow|next|as soon|about|within|in|what|whether)\b/.test(said)
  )
    return null
  if (weak.has(verb) && verb !== 'let' && content.length < 2) return null
  if (
    /^(?:talk|speak|check|look|think|find|ask|work)$/.test(verb) &&
    !/^\w+ (?:to|with|into|about|for|out|on|my|the|your)\b/.test(said)
  )
    return null
  if (
    /^(?:you|to you|it|that|this|them|me)$/i.test(written(clause.slice(1))) ||
    /^(?:it|this|that)$/.test(second?.lower ?? '')
  )
    return null
  const weight =
    shape.weight +
    (when.test(said) ? 0.4 : 0) +
    Math.min(0.5, content.length * 0.08) +
    (sentence.at / Math.max(1, conversation.sentences.length)) * 0.5 -
    (weak.has(verb) ? 0.2 : 0)
  const isUsers = (sentence.role === 'user') === (shape.owner === 'speaker')
  const owner = isUsers ? 'user' : 'agent'
  if (shape.owner === 'listener') {
    return made(
      sentence,
      capitalised(asAddressed(clause, speaker, sentence.role === 'user' ? null : listener)),
      'pending',
      owner,
      weight,
      clause,
    )
  }
  return made(
    sentence,
    `${capitalised(speaker.short)} will ${asPromised(clause, speaker, listener, language)}`,
    'pending',
    owner,
    weight,
    clause,
  )
}

function made(
  sentence: Sentence,
  text: string,
  status: ActionItem['status'],
  owner: 'agent' | 'user',
  weight: number,
  clause: readonly Word[],
): Commitment {
  return {
    sentence,
    text: `${capitalised(text.replace(/[\s,.;:?!]+$/, ''))}.`,
    status,
    owner,
    weight,
    stems: new Set(clause.filter(isContent).map(({ stem }) => stem)),
  }
}

const endsClause = /^(?:and|but|so|because|then|okay|which)$/

/** The words from there to where another subject begins. */
function clauseFrom(words: readonly Word[], offset: number): readonly Word[] {
  let length = 0
  let from = 0
  for (; from < words.length && length < offset; from++)
    length += (words[from]?.text.length ?? 0) + (words[from + 1]?.spaceBefore ? 1 : 0)
  const rest = words.slice(from, from + 30)
  const end = rest.findIndex((word, at) => {
    const next = rest[at + 1]
    const afterNext = rest[at + 2]
    if (at < 3 || !next) return false
    if (endsClause.test(word.lower))
      return (
        next.pos === 'PRON' ||
        /^(?:do|does|did|can|could|is|are|would|will)$/.test(next.lower) ||
        ['if', 'then', 'that', 'just', 'hopefully', 'see', 'there', 'maybe'].includes(next.lower) ||
        afterNext?.pos === 'AUX'
      )
    if (word.lower === ',')
      return (
        ['i', 'we', 'you', 'and', 'but', 'so', 'which', 'they', 'it', 'because', 'this'].includes(next.lower) &&
        (afterNext?.pos !== 'NOUN' || next.lower !== 'and')
      )
    if (
      /^(?:this|that|it|there|these|does|did)$/.test(word.lower) &&
      /^(?:is|are|will|would|should|was|\w+ing)$/.test(next.lower)
    )
      return true
    return (
      ['i', 'we'].includes(word.lower) &&
      !['if', 'when', 'that', 'what', 'as', 'once', 'after', 'before', 'until'].includes(rest[at - 1]?.lower ?? '')
    )
  })
  return trimmed(end > 0 ? rest.slice(0, end) : rest.slice(0, 24))
}

function trimmed(words: readonly Word[]): readonly Word[] {
  let end = words.length
  while (
    end > 0 &&
    /^(?:,|and|so|but|to|the|a|just|you|or|with|for|of|that|as|really|in|on|at|okay|well|because|then)$/.test(
      words[end - 1]?.lower ?? '',
    )
  )
    end--
  return words.slice(0, end)
}
