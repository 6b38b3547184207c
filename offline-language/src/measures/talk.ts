import type { TranscriptEntry } from '@clarity/contracts'
import type { Cast } from '../language/names/cast.js'
import { type IsName, loadPersonNames } from '../language/names/known-names.js'
import { loadLanguageModel } from '../language/tokens/language-model.js'
import { spokenLanguage } from '../report/assemble/analyse.js'
import type { Conversation, Turn } from '../report/read/conversation.js'
import type { ConversationToReport } from '../report/read/conversation-to-report.js'
import { readConversation, readTurns } from '../report/read/read-conversation.js'
import { findQuestions, type Question } from './questions.js'
import { quoteAt, sentencePlaces } from './quote-at.js'

/** What goals and measures are read from. */
export interface Talk {
  language: string
  entries: readonly TranscriptEntry[]
  /** The turns in which something was said, of both speakers. */
  turns: readonly Turn[]
  own: readonly OwnTurn[]
  /** Null unless the conversation is in English. */
  english: English | null
  /** The person's questions; null if the transcript does not show them. */
  questions: readonly Question[] | null
  durationSecs: number
}

/** The analyzed sentences, the speakers, and the names of other persons. */
export interface English {
  conversation: Conversation
  cast: Cast
  isPerson: IsName
}

/** A turn of the person, as it was said. */
export interface OwnTurn extends Turn {
  entry: TranscriptEntry
}

/** Reads the conversation for its goals and measures. `read` spares the analysis of one that was read already. */
export async function readTalk(source: ConversationToReport, read?: Conversation): Promise<Talk> {
  const entries = source.transcript
  const language = spokenLanguage(source)
  const english = language === 'en' ? await readEnglish(source, read) : null
  const { turns } = english?.conversation ?? readTurns(entries)
  const own = turns.flatMap((turn) => {
    const entry = entries[turn.index]
    return entry && turn.role === 'user' ? [{ ...turn, entry }] : []
  })
  const questions = english ? findQuestions(english.conversation) : markedQuestions(own, turns)
  return { language, entries, turns, own, english, questions, durationSecs: source.durationSecs }
}

async function readEnglish(source: ConversationToReport, read?: Conversation): Promise<English> {
  const conversation = read ?? readConversation(source, await loadLanguageModel())
  return { conversation, cast: conversation.cast, isPerson: await loadPersonNames() }
}

const questionMark = /[?？؟]/

/** Questions by their marks; null if the transcript has no question mark at all, because its writer may set none. */
function markedQuestions(own: readonly OwnTurn[], turns: readonly Turn[]): Question[] | null {
  if (!turns.some(({ text }) => questionMark.test(text))) return null
  return own.flatMap(({ index, entry }) =>
    sentencePlaces(entry.message)
      .filter(({ start, end }) => questionMark.test(entry.message.slice(start, end)))
      .map(({ start, end }) => ({
        text: entry.message.slice(start, end),
        isOpen: null,
        evidence: [quoteAt(index, entry, { start, end })],
      })),
  )
}
