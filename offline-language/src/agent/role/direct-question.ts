import { loadPatterns } from '../../data/load-patterns.js'

const { withDo } = loadPatterns('direct-question', 'withDo')

const helping = '(?:am|are|is|was|were|have|has|had|can|could|will|would|should|may|might|must)'
const after = new RegExp(
  `^((?:why|how|what|when|where|who|whom|which|whether)(?: (?:long|much|many|often|soon|far|kind of \\w+|\\w+ (?=you|I\\b)))?) ((?:you|I|we|it|this|that|there)|(?:your|my|the|our) [\\w']+(?: [\\w']+)?) (${helping})(?: (.+))?$`,
)

/** "Why you are late" as "Why are you late?"; null if its verb would have to change. */
export function directQuestion(clause: string): string | null {
  if (/,| and (?:what|how|why|who|when|where|whether)\b/.test(clause)) return null
  const turned = after.exec(clause)
  if (turned) {
    const [, asker = '', subject = '', verb = '', rest] = turned
    return sentence([asker === 'whether' ? '' : asker, verb, subject, rest ?? ''])
  }
  const helped = withDo.exec(clause)
  if (!helped) return null
  const [, asker = '', subject = '', rest = ''] = helped
  return sentence([asker === 'whether' ? '' : asker, 'do', subject, rest])
}

function sentence(words: readonly string[]): string {
  const text = words.filter(Boolean).join(' ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}?`
}
