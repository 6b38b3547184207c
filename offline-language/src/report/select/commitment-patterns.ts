import { loadPatterns } from '../../data/load-patterns.js'
import { loadWords } from '../../data/load-words.js'

export const { inTheCall, done, underWay, when, toCome } = loadPatterns(
  'commitment-patterns',
  'inTheCall',
  'done',
  'underWay',
  'when',
  'toCome',
)

const lists = loadWords(
  'commitment-patterns',
  'states',
  'weak',
  'tasks',
  'looseTasks',
  'advised',
  'suggested',
  'helpers',
  'body',
  'moves',
  'noAct',
)
const setOf = (name: keyof typeof lists): ReadonlySet<string> => new Set(lists[name])

/** Verbs that are no actions, alone: "know", "think", "wait". */
export const states = setOf('states')
/** Verbs that need an object that says more: "check". */
export const weak = setOf('weak')
/** Verbs of business that say enough with a pronoun for an object: "email them". */
export const tasks = setOf('tasks')
/** Verbs of many meanings that need a time, or a particle: "set it aside". */
export const looseTasks = setOf('looseTasks')
/** Verbs of advice that begin a sentence: "bring". */
export const advisedVerbs = setOf('advised')
/** Parts of the body, and what one does with them during an examination. */
export const body = setOf('body')
export const moves = setOf('moves')

/** Verbs that no one does on a day: "need", "lose". */
export const noAct = setOf('noAct')

/** For alternatives in an expression. */
export const advised = lists.advised.join('|')
export const suggested = lists.suggested.join('|')
export const helpers = lists.helpers.join('|')
