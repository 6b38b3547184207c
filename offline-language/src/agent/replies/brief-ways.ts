import { soreIn } from '../role/speech-rules.js'
import { bargainTemplates } from '../templates/bargain-templates.js'
import { accordTemplates, answerTemplates, promptTemplates } from '../templates/templates.js'
import { accepted } from './agreement-patterns.js'
import { agreementOf } from './agreement.js'
import { dealingReply } from './dealing-reply.js'
import { concededThing } from './concede-thing.js'
import type { Conversation } from './conversation.js'
import { corrected } from './corrected.js'
import { closingTalk } from './closing-talk.js'
import { cueLine } from './cue-line.js'
import { joinParts, moveOn } from './goal-moves.js'
import { nextWish } from './initiative.js'
import { offeredBargain } from './offered-bargain.js'
import { isPersonal, toneReply } from './tone.js'
import { surelyRefused } from './surely-refused.js'
import { reactsByMeaning } from './reacts-by-meaning.js'
import { justOpened } from './told-on-condition.js'
import { takesWell } from './takes.js'
import { triggered } from './triggered.js'
import { unknownTerm } from './unknown-term.js'
import type { Way } from './way.js'

/** "Start 1 July?" */
const fewDayWords = 4

/** The date that the person's turn adds to an agreement. */
function agreedDay({ role, spoken, memory, utterance }: Conversation): string | null {
  const isLong = (utterance.questions.at(-1) ?? '').split(' ').length > fewDayWords
  if (isLong || !memory.agentTurns.some((turn) => accepted.test(turn))) return null
  return utterance.day && agreementOf(spoken, role.dealing)?.figure ? utterance.day : null
}

/** What the person's turn has opened. */
export function opened({ role, userTexts, memory }: Conversation): string | null {
  const fact = justOpened(role, userTexts)
  return fact && !memory.isSaid(fact.text) ? fact.text : null
}

/** What the part wants, but none of its limits. */
function ownWish(conversation: Conversation): string | null {
  const wish = nextWish(conversation)
  return wish && /^(?:I|What I) (?:want|need|would like|hope)\b/.test(wish) ? wish : null
}

/** A longer turn already says what the talk is about. */
const mostOfWelcome = 9
/** "Thanks for taking the time": the talk has yet to begin. */
const welcomes =
  /\b(?:thanks|thank you) for (?:coming|taking|making|joining|meeting|seeing|having|letting|inviting|receiving|showing|your time)\b/i

/** "I can sort their pay. But would you sign the letter?": what the part refuses is said to an offer that asks for it, too. */
export const offeredAndRefused = (conversation: Conversation): string | null => {
  const words = offeredBargain(conversation)
  const refused = words && conversation.utterance.questions.length > 0 ? surelyRefused(conversation) : null
  return refused ? joinParts(words, refused.replace(/^No[.,] /, 'But ')) : words
}

export const reaction = (conversation: Conversation): string | null =>
  triggered(conversation) ?? reactsByMeaning(conversation)

/** What is said at the end of a talk, unless the part waits for it: "I am sorry." */
export const ends = (conversation: Conversation): string | null => {
  const words = closingTalk(conversation)
  return words && takesWell(conversation) ? null : words
}

/** To a word that the part does not want to hear. */
export const soreWord: Way = (conversation, say) => {
  const sore = soreIn(conversation.role.speech, conversation.utterance.text)
  return sore ? joinParts(say(promptTemplates.sore, { sore }), moveOn(conversation)) : null
}

/** How a learner's words are said right. */
export const betterWord: Way = (conversation, say) => {
  const better = conversation.role.corrects ? corrected(conversation.utterance.text) : null
  return better ? joinParts(say(promptTemplates.correct, { better }), moveOn(conversation)) : null
}

/** The line that the prompt has for words of the person, unless the turn asks something. */
export const lineOnCue: Way = (conversation) =>
  conversation.utterance.questions.length > 0 || conversation.utterance.act === 'bad-news'
    ? null
    : cueLine(conversation)

/** What a word means, if the part asks for such words. */
export const askedTerm: Way = (conversation, say) => {
  const term = conversation.role.asksTerms ? unknownTerm(conversation) : null
  return term ? say(answerTemplates.unknownTerm, { term }) : null
}

/** To "Thanks for taking the time" as the first words. */
export const welcome: Way = (conversation, say) =>
  conversation.userTexts.length === 1 &&
  conversation.utterance.questions.length === 0 &&
  welcomes.test(conversation.utterance.text) &&
  conversation.utterance.words <= mostOfWelcome
    ? joinParts(say(accordTemplates.welcome), ownWish(conversation))
    : null

/** To what is said of the part itself. */
export const toneOrCase: Way = (conversation) =>
  isPersonal(conversation) ? (reaction(conversation) ?? toneReply(conversation)) : null

/** The answer of a bargain, with a thing that is given in it. */
export const gives: Way = (conversation) => joinParts(dealingReply(conversation), concededThing(conversation))

/** To a day for what is agreed. */
export const dayOfDeal: Way = (conversation, say) => {
  const day = conversation.role.dealing ? agreedDay(conversation) : null
  return day ? say(bargainTemplates.day, { day }) : null
}

/** "Hello, how are you?" gets the author's line for it, if there is one, and no other greeting. */
export const lineForWellbeing: Way = ({ role, memory, utterance }) =>
  utterance.act === 'asks-wellbeing'
    ? (role.authored.find(({ words }) => ofWellbeing.test(words))?.says.find((each) => !memory.isSaid(each)) ?? null)
    : null
const ofWellbeing = /\bhow (?:are you|you (?:are|feel|do)|it (?:is going|goes))\b/i
