import { isThirdPersonVerb } from '../prompt/verb-forms.js'
import { loadPatterns } from '../../data/load-patterns.js'

const patterns = loadPatterns('wording/directions', 'moodOnCause')

const reactions =
  'say|tell|admit|mention|calm|soften|open|warm|get|become|hang|end|talk|answer|react|ask|show|raise|bring'
/** "If you give me a number, I will wait" */
const ofBargain = `If (?:you|that) [^?]*, I (?:will|can) (?!${reactions})\\p{Ll}`
const inPast = 'was|were|had|did|got|came|went|saw|\\p{L}+ed\\b'

/** Directions for playing the part, and broken sentences, as they look after a rephrasing. */
const directions: readonly RegExp[] = [
  // "I she had a burnout"
  /\b(?:I|[Yy]ou|[Ww]e) (?:he|she|they|I|you) \p{Ll}/u,
  // "The a new date is 26 April."
  /\b(?:the|my|your) an? /i,
  // "What I want to find out.", "How they deal with it."
  /^(?:Whether|How (?!(?:\p{L}+|kind of you)[.!]$)|Why|Who|Where)\b[^?]*\.$/u,
  /^What (?!(?:.*\b(?:is|are|was|were|would be|matters|bothers|hurts|worries|weighs|annoys|frightens|helps|counts|happened|makes|made)\b))[^?]*\.$/u,
  // "I am furious at first", "I soften when you apologise", "I get louder if …"
  /^I (?:am|feel|seem|act|sound|shout|start|begin)\b[^.]{0,30} at first\b/,
  patterns.moodOnCause,
  // "I never tell that", "I only mention it if"
  /\b(?:tell|told|telling) (?:this|that|the) story\b|\b(?:comes|come) out bit by bit\b/i,
  // "One of whom did not get it."
  /^(?:(?:One|Two|Three|Some|Most|Many|Both|All|None) of (?:whom|which)|Which|Whose)\b[^?]*\.$/,
  /^I (?:never|do not|will not|would not|only|also never) (?:tell|mention|say|admit|reveal|volunteer|bring (?:it|this|that) up|give away)\b(?! who\b)/,
  // "When criticism comes I turn to results."; "If you give me a number, I will wait" is a bargain.
  new RegExp(
    `^(?!${ofBargain})(?:When|If|Once(?! (?:in|a|every|again)\\b|,)|Whenever|As soon as|To an?) (?!I\\b)[^?]*\\bI (?!${inPast})\\p{Ll}+[^?]*\\.$`,
    'u',
  ),
  // "You of Imogen has come", "if Imogen myself wants to", "If one is offered me are icy"
  /\b[Yy]ou of \p{Lu}|(?<!\bI \p{Ll}{3,} )\b(?!I\b)\p{Lu}\p{Ll}+ myself\b|\b(?<!\b(?:of|to|for|with|around|about|like|near|behind) )me (?:am|are)\b/u,
  // "You play a campaigner", "I bring the talk to a close", "I call people 'love'"
  /^You play (?:an?|the|my) |\b(?:bring|draw) the (?:talk|call|conversation|meeting) to\b|^I call (?:people|every(?:one|body)|you|the \p{L}+) ["“'‘]/iu,
  // "My English is precise", "I never raise my voice"
  /^My (?:English|voice|tone|manner|speech|sentences) (?:is|are|stays?)\b|^I (?:never|do not) raise my voice\b/,
  // "Would like Ben to be let off": who would is missing
  /^(?:Would|Could|Was|Has|Had|Cannot) (?!(?:you|he|she|they|it|we|the|an?|this|that|there|your|my)\b)\p{Ll}[^?]*$/u,
  // "I dislike: brochures", "I stay if: a named contact"
  /\b(?:like|dislike|hate|love|want|need|accept|agree|stay|pay|if): /i,
  // "Only tell if the rep asks", "To someone who asks what will be", "Yes, if you ask whether"
  /^Only (?:tell|say|admit|mention|reveal)\b|\bto some(?:one|body) who asks\b|^(?:Yes, |No, )?if you ask\b|\bor asks\b/i,
  /^(?:The )?[Pp]articipant(?! (?:list|fee|number)) \p{Ll}+s?\b/u,
  /\s=\s|\b(?:persona|role ?play|pls|the (?:rep|user|player|trainee|learner)(?! [A-Z][a-z]))\b|\b(?:AND|OR|NOT|NEVER|ONLY)\b/,
  // "I test people with a silence", "I'd like to the point"
  /^I (?:test|look at|study|watch|interrupt|ignore) people\b|\blike to (?:the|an?|my) /,
  // "I missed it (I hide this."
  /^[^()]*\([^()]*$|^[^()]*\)/,
  /^Please (?:play|act|speak|answer|behave|respond|react)\b|^[Pp]lay (?:an?|the) /,
  // 'If they come, say: "In which hours?"', and what is left of it
  /^(?:if|when|whenever)\b.*\b(?:says?|answers?|repl(?:y|ies)): ?["“]|^To be honest, ["“]/i,
  // "It comes out as reproach."
  /\bit (?:comes (?:out|across)|shows itself) as \p{Ll}/iu,
  // "I want to see it, bring it up if …", "I have four minutes and say so."
  /,? (?:and |but )?(?:bring (?:it|this|that) up|mention (?:it|this|that)|raise (?:it|this|that)) (?:only )?(?:if|when|once)\b/,
  /\band (?:will |would )?(?:say|tell)(?: \p{L}+)? so[.,]/u,
  // "You call my between two patients", "What annoys my most is"
  /\bmy (?:between|about|at|in|on|with|to|for|and|or|is|was|are|when|if|because|that|most (?:is|was|that))\b/i,
  /(?<!want to )\bsay goodbye\b|\b(?:end|ends|close|finish) the (?:call|talk|conversation|meeting)\b/i,
  /\b(?:stay|staying|remain) in (?:character|role)\b|\bmy (?:character|persona|hidden|secret goal)\b/i,
]

const clauseOfAnother = /\b(?:that|which|who|whom|whose|because|when|if|while|whether|how|what|where)\b/
const coordinated = /^I\b(.*?)(?:,| and| but)(?: (?:then|also|never|always|often))? (\p{Ll}+s)\b/u

/** "I shout at first, interrupts": the second verb is still about "him". */
function mixesPersons(sentence: string): boolean {
  const [, before = '', verb = ''] = coordinated.exec(sentence) ?? []
  return (
    verb !== '' &&
    isThirdPersonVerb(verb) &&
    !clauseOfAnother.test(before) &&
    !/ (?:the|an?|my|your) \p{L}+$/u.test(before)
  )
}

/** Whether a sentence is an order to the one who plays the part, or half turned into its words. */
export function isDirection(sentence: string): boolean {
  return directions.some((looks) => looks.test(sentence)) || mixesPersons(sentence)
}
