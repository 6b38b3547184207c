import { Transcript } from '@clarity/contracts/transcript'
import { parse } from 'valibot'
import recorded from './bank-call-0126ffdc.json'

/** A real call of 24 turns, some of them empty, some at the same time as others. */
export const bankCall = parse(Transcript, recorded).transcript
