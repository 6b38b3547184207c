import type { Measures } from '@clarity/contracts'
import { loadPatterns } from '../data/load-patterns.js'
import { paceOf } from './pace.js'
import { pausesOf } from './pauses.js'
import { talkShareOf } from './talk-share.js'
import type { Talk } from './talk.js'
import { timelineOf } from './timeline.js'

const { fillers } = loadPatterns('fillers', 'fillers')

/** How the person talked, counted; null if nothing was said, or the language or the times do not allow a figure. */
export function measuresOf(talk: Talk): Measures {
  const { own, questions, language } = talk
  const { longestTurnSecs, pace } = paceOf(talk)
  const hasSpoken = own.length > 0
  const timeline = timelineOf(talk)
  const open = questions?.filter(({ isOpen }) => isOpen)
  return {
    talkShare: talkShareOf(talk.turns),
    questions: hasSpoken && questions ? questions.length : null,
    openQuestions: hasSpoken && open && language === 'en' ? open.length : null,
    longestTurnSecs,
    wordsPerMinute: pace,
    fillers: hasSpoken && language === 'en' ? countFillers(talk) : null,
    pauses: pausesOf(talk),
    ...(timeline && { timeline }),
  }
}

function countFillers({ own }: Talk): number {
  return own.reduce((sum, { entry }) => sum + (entry.message.match(fillers)?.length ?? 0), 0)
}
