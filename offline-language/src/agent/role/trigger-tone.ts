import {
  cold,
  effects,
  embarrassed,
  harder,
  hurt,
  loud,
  quiet,
  sarcastic,
  softer,
  tears,
  upset,
} from './trigger-words.js'

/** The tone that the part takes. */
export type TriggerTone = 'softer' | 'harder' | 'quiet' | 'tears'
/** How a tone sounds. */
export type TriggerSound = 'loud' | 'sarcastic' | 'embarrassed' | 'hurt' | 'cold' | 'upset'

/** Whether words name an effect on the part: "makes you furious". */
export const hasEffect = (effect: string): boolean => toneOf(effect) !== null || acting.test(effect)
const acting =
  /\b(?:threatens?|walks? out|leaves?|storms? out|brings? up|asks? (?:for|to)|demands?|refuses?|opens? up)\b/i

const sounds = [
  ['loud', loud],
  ['sarcastic', sarcastic],
  ['embarrassed', embarrassed],
  ['cold', cold],
  ['hurt', hurt],
  ['upset', upset],
] as const
/** Whoever calls for the union or leaves is angry. */
export const isDefiant = (piece: string): boolean => effects.bringsIn.test(piece) || effects.leaves.test(piece)

/** What is agreed to has no tone: "you agree not to send the formal complaint". */
const promised = /^(?:you )?(?:(?:will|would|then) )*(?:agree|accept|sign)s?\b/i

/** "Your anger fades" */
const fades =
  /\b(?:anger|rage|fury|tension|resentment|mistrust)\b[^.]{0,20}\b(?:fades?|goes|melts?|subsides?|eases?|drops?|disappears?)/i

/** The tone that a reaction of the prompt names: "you get loud". */
export function toneOf(main: string): TriggerTone | null {
  if (promised.test(main)) return null
  if (fades.test(main)) return 'softer'
  if (tears.test(main)) return 'tears'
  if (quiet.test(main)) return 'quiet'
  return softer.test(main) ? 'softer' : harder.test(main) ? 'harder' : null
}

/** How the tone of a reaction sounds, if the prompt names it. */
export const soundOf = (main: string): TriggerSound | null => sounds.find(([, looks]) => looks.test(main))?.[0] ?? null
