import { capitalised } from '../../language/tokens/first-letter.js'
import { loadPatterns } from '../../data/load-patterns.js'
import { anyOf } from '../patterns/any-of.js'
import { verbOfPast } from './lemmas.js'

const patterns = loadPatterns('role/direct-question', 'inThird', 'inBase', 'ofOther')

const { withDo } = loadPatterns('direct-question', 'withDo')

const helping = '(?:am|are|is|was|were|have|has|had|can|could|will|would|should|may|might|must)'
const askingWord = '(?:since when|until when|why|how|what|when|where|who|whom|which|whether)'
/** "How long", "what kind of car" */
const measured = '(?:long|much|many|often|soon|far|old|big|large|high|heavy|well|kind of \\w+|\\w+ (?=you|I\\b))'
const asked = "(?:you|I|we|it|this|that|there)|(?:your|my|the|our|this|that) [\\w']+(?: [\\w']+)?|[A-Z][a-z]+"
const after = new RegExp(`^(${askingWord}(?: ${measured})?) (${asked}) (${helping})(?: (.+))?$`)

/** "What happens next", "how much goes to you": the asking word is the subject. */
const withOwnSubject = anyOf(loadPatterns('role/with-own-subject', 'happening', 'whichThing', 'whoIs'))
/** "What experience you have": a plain "have" asks with "do". */
const having =
  /^((?:what|how much|how many) [\w-]+|what|whether|how much|how many) (you|I|we) (have|need)\b(?! \w+ed\b)(?: (.+))?$/i

/** Clauses whose verb stays as it is, with the order of their parts in the question. */
/** "Whether the sofa comes from here": a verb of the third person asks with "does". */
const inThird = patterns.inThird
/** "When it happened": the past asks with "did". */
const inPast =
  /^(when|where|how|why|whether) (it|this|that|you|he|she) (happened|started|noticed|moved|changed)\b(?: (.+))?$/i

/** "Why nobody told you" */
const byNobody =
  /^(why|how come|whether) (nobody|no one|they|we) (told|informed|called|asked|warned|noticed|mentioned|helped|said|did|came)\b(?: (.+))?$/i

/** "How you behave when …": any other plain verb. */
const inBase = patterns.inBase

const irregularForms: ReadonlyMap<string, string> = new Map([
  ['goes', 'go'],
  ['noticed', 'notice'],
  ['moved', 'move'],
  ['changed', 'change'],
  ['told', 'tell'],
  ['said', 'say'],
  ['did', 'do'],
  ['came', 'come'],
])
const bareForm = (verb: string) => irregularForms.get(verb.toLowerCase()) ?? verb.replace(/ed$|s$/, '')

/** "Whether an operation would be possible", "how long I have to wait" */
const ofThing =
  /^whether ((?:an?|the|my|your|this|that|there|[A-Z][a-z]+) ?(?:[\w'-]+ ){0,2}?[\w'-]*) (is|are|was|were|will|would|can|could|must|should)\b(?: (.+))?$/i
/** "What a customer pays per month" */
const ofOther = patterns.ofOther
const haveTo = /^((?:what|when|where|why|whether|how(?: long| much| often| many [\w-]+)?)) (you|I|we) have to (.+)$/i

/** "Where to sign" */
const toDo = /^(where|how|when|what|whom) to ([a-z]+)(?: (.+))?$/i

const forms: readonly { clause: RegExp; question: (parts: string[]) => string[] }[] = [
  { clause: toDo, question: ([asker = '', verb = '', rest = '']) => [asker, 'do', 'I', verb, rest] },
  { clause: haveTo, question: ([asker = '', subject = '', rest = '']) => [asker, 'do', subject, 'have to', rest] },
  { clause: ofThing, question: ([subject = '', verb = '', rest = '']) => [verb, subject.trim(), rest] },
  {
    clause: ofOther,
    question: ([asker = '', subject = '', verb = '', rest = '']) => [asker, 'does', subject, bareForm(verb), rest],
  },
  { clause: inThird, question: ([subject = '', verb = '', rest = '']) => ['does', subject, bareForm(verb), rest] },
  {
    clause: inPast,
    question: ([asker = '', subject = '', verb = '', rest = '']) => [asker, 'did', subject, bareForm(verb), rest],
  },
  {
    clause: byNobody,
    question: ([asker = '', subject = '', verb = '', rest = '']) => [
      asker,
      'did',
      subject,
      bareForm(verb),
      rest.replace(/^I\b/, 'me'),
    ],
  },
  {
    clause: having,
    question: ([asker = '', subject = '', verb = '', rest = '']) => [asker, 'do', subject, verb, rest],
  },
  { clause: after, question: ([asker = '', subject = '', verb = '', rest = '']) => [asker, verb, subject, rest] },
  { clause: withDo, question: ([asker = '', subject = '', rest = '']) => [asker, 'do', subject, rest] },
  {
    clause: inBase,
    question: ([asker = '', verb = '', rest = '']) => {
      const present = verbOfPast(verb)
      return [asker, present ? 'did' : 'do', 'you', present ?? verb, rest]
    },
  },
]

/** "Why you are late" as "Why are you late?"; null if its verb would have to change. */
export function directQuestion(clause: string): string | null {
  if (withOwnSubject.test(clause)) return sentence([clause])
  if (/,(?!\d)| and (?:what|how|why|who|when|where|whether)\b/.test(clause)) return null
  for (const form of forms) {
    const found = form.clause.exec(clause)
    if (found) return sentence(form.question(found.slice(1)).filter((word) => word && word !== 'whether'))
  }
  return null
}

function sentence(words: readonly string[]): string {
  const text = words.join(' ')
  return `${capitalised(text)}?`
}
