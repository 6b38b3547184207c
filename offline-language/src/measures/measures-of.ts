import type { Measures } from '@clarity/contracts'
import { loadPatterns } from '../data/load-patterns.js'
import { paceOf } from './pace.js'
import { countWords } from './spoken-words.js'
import type { Talk } from './talk.js'

const { fillers } = loadPatterns('fillers', 'fillers')

/** How the person talked, counted; null where nothing was said, or the language or the times do not allow a figure. */
export function measuresOf(talk: Talk): Measures {
  const { own, questions, language } = talk
  const { longestTurnSecs, pace } = paceOf(talk)
  const hasSpoken = own.length > 0
  const open = questions?.filter(({ isOpen }) => isOpen)
  return {
    talkShare: talkShare(talk),
    questions: hasSpoken && questions ? questions.length : null,
    openQuestions: hasSpoken && open && language === 'en' ? open.length : null,
    longestTurnSecs,
    wordsPerMinute: pace,
    fillers: hasSpoken && language === 'en' ? countFillers(talk) : null,
  }
}

/** The person's share of all words, from 0 to 1; null if nothing was said. */
export function talkShare({ turns, own }: Talk): number | null {
  const all = turns.reduce((sum, { text }) => sum + countWords(text), 0)
  const said = own.reduce((sum, { text }) => sum + countWords(text), 0)
  return all > 0 ? Math.round((said / all) * 100) / 100 : null
}

function countFillers({ own }: Talk): number {
  return own.reduce((sum, { entry }) => sum + (entry.message.match(fillers)?.length ?? 0), 0)
}
