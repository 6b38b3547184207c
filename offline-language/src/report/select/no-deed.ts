import type { Word } from '../../language/tokens/language-model.js'
import { written } from '../../language/tokens/written.js'
import { isWithoutThing } from './tasks.js'

/** Words that sound like a promise or an order, and leave nothing to do: "I'm going to the dump", "don't call me that". */
export const isNoDeed = (lead: string, clause: readonly Word[]): boolean =>
  isWithoutThing(clause) || clause[0]?.pos === 'DET' || isRebuke(lead, written(clause))

/** "Please don't call my staff idiots": how to behave now, with no time for which it holds. */
const isRebuke = (lead: string, said: string): boolean =>
  /\bnot\b/i.test(lead) && behaves.test(said) && !/\b(?:until|till|before|at|during)\b/i.test(said)

const behaves =
  /^(?:call (?:me|us|him|her|them|my|our|the)|shout|yell|swear|talk|speak|say|treat|laugh|blame|insult|interrupt|lie|tell me|be|get) /i
