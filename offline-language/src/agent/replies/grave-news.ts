import type { DialogueAct } from '../dialogue-acts/dialogue-act.js'

const grave: ReadonlySet<DialogueAct> = new Set<DialogueAct>(['bad-news', 'loss', 'condolence', 'forewarning'])

/** Whether a turn brings news that hurts: no offer, and nothing to be angry about. */
export const isGrave = (act: DialogueAct): boolean => grave.has(act)
