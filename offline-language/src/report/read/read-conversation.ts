import type { TranscriptEntry } from '@clarity/contracts'
import { type Cast, castOf } from '../../language/names/cast.js'
import type { Role, Sentence } from '../../language/sentences/sentence.js'
import { cleanSpeech } from '../../language/sentences/clean-speech.js'
import { withoutIntroduction } from '../../language/sentences/introduction.js'
import type { Conversation, Turn } from './conversation.js'
import { dropMarkers } from '../../language/sentences/drop-markers.js'
import type { LanguageModel } from '../../language/tokens/language-model.js'
import { properCase } from '../../language/tokens/proper-case.js'
import { isContent } from '../../language/tokens/is-content.js'
import type { ConversationToReport } from './conversation-to-report.js'
import { resolveOne } from './resolve-one.js'
import { commandsIn } from './room-commands.js'
import { splitSentences } from '../../language/sentences/split-sentences.js'
import { written } from '../../language/tokens/written.js'
import { withPersons } from './who-is-meant.js'
import { type Stretch, stretchesOf } from './stretches.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { dangling, vague, ordinal } = loadPatterns('read-conversation', 'dangling', 'vague', 'ordinal')

// These limits bound the time of a report for any input. 24,000 words are two and a half hours of conversation.
const mostWordsOfTurn = 1200
const mostWords = 24_000
const mostSentenceWords = 70

export function readTurns(entries: readonly TranscriptEntry[]): { turns: Turn[]; isCut: boolean } {
  const turns: Turn[] = []
  let left = mostWords
  let isCut = false
  entries.forEach((entry, index) => {
    const message = typeof entry.message === 'string' ? entry.message : ''
    const raw = message.slice(0, mostWordsOfTurn * 10)
    const spoken = left > 0 ? cleanSpeech(raw.replace(/\S{60,}/g, ' ')) : ''
    const words = spoken.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
    const kept = words.length > mostWordsOfTurn ? spoken.split(/\s+/).slice(0, mostWordsOfTurn).join(' ') : spoken
    const wordCount = Math.min(words.length, mostWordsOfTurn)
    isCut ||= raw.length < message.length || words.length > mostWordsOfTurn || (left <= 0 && message.trim() !== '')
    left -= wordCount
    if (wordCount > 0) turns.push({ index, role: entry.role === 'user' ? 'user' : 'agent', text: kept, wordCount })
  })
  return { turns, isCut }
}

export function readConversation(conversation: ConversationToReport, language: LanguageModel): Conversation {
  const entries = conversation.transcript
  const { turns, isCut } = readTurns(entries)
  const says = (role: Role) =>
    turns
      .filter((turn) => turn.role === role)
      .map((turn) => turn.text)
      .join('\n')
  const cast = castOf(conversation, says('agent'), says('user'))
  const sentences: Sentence[] = []
  const withoutCommands = commandsIn(says('agent'))
  for (const stretch of stretchesOf(turns, entries)) {
    for (const text of splitSentences(withoutCommands(stretch.text), language.tag)) {
      const sentence = sentenceOf(text, stretch, cast, language, sentences.length)
      if (sentence) sentences.push(resolveOne(sentence, sentences))
    }
  }
  return {
    entries,
    turns,
    sentences: withPersons(sentences, cast, language.nameGender),
    cast,
    isCut,
    durationSecs: durationOf(conversation),
    scenarioTitle: conversation.scenarioTitle,
    wordCount: turns.reduce((sum, turn) => sum + turn.wordCount, 0),
  }
}

function sentenceOf(raw: string, stretch: Stretch, cast: Cast, language: LanguageModel, at: number): Sentence | null {
  const bare = withoutIntroduction(dropMarkers(dropAddress(dropMarkers(dropAddress(raw, cast)), cast))).replace(
    ordinal,
    'for the ',
  )
  const isQuestion = /\?["']?$/.test(raw)
  const short = bare.split(/\s+/).slice(0, mostSentenceWords).join(' ').replace(dangling, '').replace(vague, '')
  if (!/[\p{L}\p{N}]/u.test(short)) return null
  const words = properCase(language.tag(short.replace(/[\s,.;:?!-]+$/, '')), cast.nameParts)
  const stems = new Set(words.filter(isContent).map((word) => word.stem))
  return { at, turns: stretch.turns, role: stretch.role, text: written(words), words, stems, isQuestion }
}

/** "so, brian, how are you" and "hey diana it is good": drops a name that only calls for attention. */
function dropAddress(sentence: string, cast: Cast): string {
  if (cast.nameParts.size === 0) return sentence
  const names = [...cast.nameParts].map((part) => part.replace(/[^\p{L}\p{N}]/gu, '')).filter(Boolean)
  const name = `(?:(?:dr|mr|mrs|ms|miss)\\.? )?(?:${[...names, 'doc', 'doctor', 'sir', 'madam'].join('|')})(?: (?:${names.join('|') || 'doc'}))?`
  return sentence
    .replace(new RegExp(`^(?:(?:hi|hello|hey|good morning|thanks|thank you),? )?${name}[,.!]\\s*`, 'iu'), '')
    .replace(
      new RegExp(
        `^(?:(?:yeah|oh|well|um),? )?(?:hi|hello|hey|good (?:morning|afternoon|evening)),? ${name}\\b[,.!]?\\s*`,
        'iu',
      ),
      '',
    )
    .replace(new RegExp(`,\\s*${name}\\s*(?=[,.?!]|$)`, 'giu'), '')
}

function durationOf({ durationSecs, transcript }: ConversationToReport): number {
  if (Number.isFinite(durationSecs) && durationSecs > 0) return durationSecs
  const times = transcript.map((entry) => entry.time_in_call_secs).filter(Number.isFinite)
  return times.reduce((latest, time) => Math.max(latest, time), 0)
}
