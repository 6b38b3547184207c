import { loadPatterns } from '../../data/load-patterns.js'

const names = [
  'invoice',
  'price',
  'pay',
  'refund',
  'compensation',
  'discount',
  'deposit',
  'rent',
  'payment',
  'loan',
  'debt',
  'contract',
  'lease',
  'notice',
  'cancellation',
  'guarantee',
  'delivery',
  'trial',
  'insurance',
  'membership',
  'leak',
  'fault',
  'repair',
  'engineerVisit',
  'homeVisit',
  'appointment',
  'noise',
  'apology',
  'delay',
  'workload',
  'workingHours',
  'nightShifts',
  'training',
  'promotion',
  'feedback',
  'references',
  'probation',
  'deadline',
  'interruptions',
  'delegation',
  'budget',
  'competingOffer',
  'legalQuestion',
  'symptoms',
  'medication',
  'allergy',
  'sideEffects',
  'tests',
  'operation',
  'infection',
  'emergency',
  'sleep',
  'careAtHome',
  'baby',
  'bullying',
  'grades',
  'safety',
  'driving',
  'grant',
  'staffing',
  'promise',
  'proof',
  'identityCheck',
  'mistake',
  'exhaustion',
  'confidentiality',
  'writtenConfirmation',
  'complaint',
  'accident',
  'absence',
  'callBack',
  'thinkingTime',
  'startDate',
  'offer',
] as const
const patterns = loadPatterns('matters', ...names)
const labels: Partial<Record<MatterName, string>> = { legalQuestion: 'legal position', engineerVisit: 'engineer' }

/** What people speak of in several words, and would name with one: "what does it cost", "too expensive". */
export type MatterName = (typeof names)[number]

export const matterNames: readonly MatterName[] = names

export const isAbout = (text: string, name: MatterName): boolean => patterns[name].test(text)

export const mattersOf = (text: string): MatterName[] => names.filter((name) => isAbout(text, name))

/** "Home visit" of `homeVisit`. */
export const matterLabel = (name: MatterName): string =>
  labels[name] ?? name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Whether a text has the name itself: "what does it cost?" is not named "price". */
export const isNamed = (text: string, name: MatterName): boolean =>
  new RegExp(`\\b${matterLabel(name).replace(/s$/, '')}s?\\b`, 'i').test(text)
