import { Transcript } from '@clarity/contracts'
import { parse } from 'valibot'
import first from '../fixtures/bank-call-0002f70f.json' with { type: 'json' }
import second from '../fixtures/bank-call-004860b1.json' with { type: 'json' }
import overlapping from '../fixtures/bank-call-0126ffdc.json' with { type: 'json' }
import visit from '../fixtures/visit-d2n070.json' with { type: 'json' }

const turnsOf = (recorded: unknown) => parse(Transcript, recorded).transcript

/** Nine minutes and a dozen topics. */
export const longTalk = turnsOf(visit)

export const bankCall = turnsOf(first)
export const otherBankCall = turnsOf(second)
/** 24 turns: some are empty, some overlap. */
export const overlappingBankCall = turnsOf(overlapping)

/** Too few words for an analysis. */
export const tooShortTalk = longTalk.slice(0, 3)
