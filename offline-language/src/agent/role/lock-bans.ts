import { loadPatterns } from '../../data/load-patterns.js'

const patterns = loadPatterns('role/lock-bans', 'nobodyKnows', 'notMentioned')

export interface Ban {
  looks: RegExp
  /** Whether the sentence before is meant if the ban names nothing. */
  isOfBefore?: boolean
  /** Whether any question about it opens it. */
  isAdmitted?: boolean
}

const who = '(?:anyone|anybody|people|them|him|her|you|others?|the recipient|the \\p{L}+|\\p{Lu}\\p{Ll}+)'
/** How a prompt keeps something back; the first group is what. */
export const bans: readonly Ban[] = [
  { looks: /\bkeep to yourself (?:that )?(.+)/i },
  {
    looks:
      /\bunder no circumstances (?:do|does|must|should|may) (?:you|he|she) (?:mention|say|tell|reveal|admit) (?:that )?(.+)/i,
  },
  { looks: /^What (?:nobody|no one) (?:should|must|may) know(?: is)?:? (?:that )?(.+)/i },
  { looks: /^(?:You )?(?:do not|don't|never) (?:bring up|give away|let on) (?:that )?(.+)/i },
  {
    looks: patterns.nobodyKnows,
  },
  { looks: /\bnever the (\p{L}+)$/iu },
  {
    looks: /^you admit,? (?:only )?(?:if|when) (?:directly )?asked(?: about it| directly)?,? that (.+)/i,
    isAdmitted: true,
  },
  {
    looks: /\b(?:do not|don't|never) (?:mention|say|tell \p{L}+|reveal) (.+?),? even if (?:they )?press(?:ed| you).*/iu,
  },
  {
    looks: patterns.notMentioned,
  },
  {
    looks: new RegExp(
      `\\bdo not want ${who}(?: [\\p{L}]+){0,3}? to (?:know|find out|hear|learn)(?! an?y? )(?: about (.+)| at \\p{L}+| that (.+))?`,
      'iu',
    ),
    isOfBefore: true,
  },
  { looks: /^(?:so )?you (?:tell|have told) (?:nobody|no one)()$/i, isOfBefore: true },
  { looks: /^you have told (?:nobody|no one) that (.+)/i },
  {
    looks:
      /\b(?:never volunteer (?:that|this|it)|(?:will|do|would) not (?:say|mention|tell) (?:this|that|it) (?:on your own|by yourself|unasked|of your own accord))\b()/i,
    isOfBefore: true,
  },
  { looks: /\bdo not want to (?:say|mention|admit) (?:that|this|it)\b()/i, isOfBefore: true },
]
