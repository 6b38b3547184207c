import { sameCase } from './same-case.js'
import { type Change, PersonChange } from './person-change.js'
import type { PronounChange } from './pronouns.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { loadWords } from '../../data/load-words.js'

const { verbal } = loadPatterns('swap-person', 'verbal')
const lists = loadWords('swap-person', 'takesObject')
const takesObject: ReadonlySet<string> = new Set(lists.takesObject)

const beAfterI = new Map([
  ['are', 'am'],
  ['were', 'was'],
  ["aren't", 'am not'],
  ["weren't", "wasn't"],
])
const beAfterYou = new Map([
  ['am', 'are'],
  ['was', 'were'],
  ["wasn't", "weren't"],
])

interface PlainWord {
  text: string
  lower: string
  /** The spaces and marks before it. */
  gap: string
}

/** Works on plain text, because the agent must reply before the tagger is loaded. */
export class PlainTextChange extends PersonChange<PlainWord> {
  private readonly end: string
  /** The changed subject that the next verb must agree with. */
  private subject: 'I' | 'you' | null = null

  constructor(text: string, pronouns: PronounChange) {
    const pieces = text
      .replace(/’/g, "'")
      .replace(/\b(?:you both|both of you)\b/gi, 'we both')
      .split(/([\p{L}][\p{L}']*)/u)
    const words = pieces.flatMap((piece, at) =>
      at % 2 === 0 ? [] : [{ text: piece, lower: piece.toLowerCase(), gap: pieces[at - 1] ?? '' }],
    )
    super(words, pronouns)
    this.end = pieces.at(-1) ?? ''
  }

  text(): string {
    return this.changedWords()
      .map(({ gap, text }) => gap + text)
      .join('')
      .concat(this.end)
  }

  protected speakerAs(form: string, word: PlainWord): Change {
    this.subject = /^(?:i|we|i'm|we're)$/.test(word.lower) ? 'you' : null
    return this.inCaseOf(word, form)
  }

  protected listenerAs(form: string, word: PlainWord): Change {
    this.subject = null
    return this.inCaseOf(word, form)
  }

  protected subjectAs(form: string): Change {
    const verb = this.beBefore()
    if (verb) verb.text = sameCase(verb.text, beAfterI.get(verb.text.toLowerCase()) ?? verb.text)
    this.subject = 'I'
    return { text: form }
  }

  protected objectAs(form: string): Change {
    // "Nobody has said thank you"
    if (this.isThanks()) return undefined
    this.subject = this.subjectSoFar()
    return { text: form }
  }

  protected agreement({ lower }: PlainWord): Change {
    const subject = this.subjectSoFar()
    this.subject = subject
    if (!/^(?:not|never|also|always|just|really|still|only|already|both|all|and)$/.test(lower)) this.subject = null
    const be = subject === 'I' ? beAfterI.get(lower) : subject === 'you' ? beAfterYou.get(lower) : undefined
    return be === undefined ? undefined : { text: be }
  }

  protected isSubject(): boolean {
    return this.beBefore() !== undefined || this.isSubjectByContext()
  }

  /** Null if a mark ended its clause. */
  private subjectSoFar(): 'I' | 'you' | null {
    return /[.!?;:]/.test(this.gap) ? null : this.subject
  }

  /** The spaces and marks before the current word. */
  private get gap(): string {
    return this.words[this.at]?.gap ?? ''
  }

  private inCaseOf({ text, gap }: PlainWord, form: string): Change {
    return { text: gap === '' && this.at === 0 ? sameCase(text, form) : form }
  }

  /** The changed "are" or "were" right before the current "you", as in a question. */
  private beBefore(): PlainWord | undefined {
    const before = this.changed.at(-1)
    return before && this.gap.trim() === '' && beAfterI.has(before.text.toLowerCase()) ? before : undefined
  }

  private context(): { before: string; gap: string; next: string; isLast: boolean } {
    const after = this.words[this.at + 1]
    return {
      before: this.changed.at(-1)?.text.toLowerCase() ?? '',
      gap: this.gap,
      next: after?.lower ?? '',
      isLast: !after || /[.,;:!?)"”]/.test(after.gap),
    }
  }

  private isThanks(): boolean {
    const [said, thank] = this.changed.slice(-2).map(({ text }) => text.toLowerCase())
    return thank === 'thank' && /^(?:say|says|said|saying|hear|heard|an?|big|this)$/.test(said ?? '')
  }

  private isSubjectByContext(): boolean {
    const { before, gap, next, isLast } = this.context()
    if (beOfOther.test(next)) return false
    if (!isLast && beginsClause.test(before) && !continuesPhrase.test(next)) return true
    if (!isLast && !leadsToObject.test(before) && finite.test(next)) return true
    const isObject = gap.trim() === '' && isObjectOf(before, next)
    if (this.at === 0 || /[.,;:!?("“]/.test(gap)) return !isObject
    return !isLast && !isObject && (verbal.test(next) || !followsObject.test(next))
  }
}

/** "What I told you will help", but "for you have noticed", "what it costs you do not know" */
const leadsToObject = /^(?:about|with|of|from|at|by|told|tells|tell|gave|give|gives|asked|asks|ask|owe|owes|owed)$/
/** "What galls you is the noise" */
const beOfOther = /^(?:is|was|has|does)$/
const finite = /^(?:are|were|have|had|do|did|will|would|can|could|should|must|may|might|shall)$/
const beginsClause = /^(?:after|before|than|like|as)$/
const continuesPhrase = /^(?:in|on|at|for|with|and|or|to|by|from)$/
const followsObject =
  /^(?:to|the|a|an|that|this|in|on|at|for|with|and|or|how|what|why|when|if|not|by|from|as|about|so|too|up|out|more|less|than|because|but|alone|badly|deeply)$/
const takesClause = /^(?:want|see|know|than|like|need|believe|understand|told|trust|promised|worried)$/

const notDone = /(?:thing|during|morning|evening|being)$/

/** "Call you", but not "know you can". */
function isObjectOf(before: string, next: string): boolean {
  const isVerb = takesObject.has(before) || (/\p{L}{3}ing$/u.test(before) && !notDone.test(before))
  return isVerb && !(verbal.test(next) && (takesClause.test(before) || before.endsWith('ing')))
}
