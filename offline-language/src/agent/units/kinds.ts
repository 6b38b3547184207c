import type { UnitKind } from './unit.js'

/** How a statement of each kind looks; every other one is a fact. */
export const kinds: readonly [UnitKind, RegExp][] = [
  [
    'refusal',
    /^you (?:will|would|can|could|shall)(?: also)? ?not (?!know)|^you do not (?:accept|allow|agree|give|take|sell|lend|pay|go|work|send|sign|offer|want to (?!hear))|^you (?:refuse|never|won't|cannot|can't)\b|\bout of the question\b|^no \p{L}[^.]* (?:is|are) possible\b|\b(?:is|are) not (?:possible|welcome|allowed|permitted)\b/iu,
  ],
  [
    'acceptance',
    /^you (?:would be|are) (?:ok|okay|fine|happy|willing|ready|glad|prepared|open)\b|^you (?:would )?(?:agree to|accept|allow)\b|^(?!.*\b(?:not|only|within|until)\b)[^,]{3,60} (?:is|are) possible\b/i,
  ],
  [
    'wish',
    /^you ask for [$€£]?\d|^you (?:really |only |just |also |mainly |would )*(?:want|like|love|need|hope|wish|rather|prefer|dream)\b|^what you (?:want|need)\b/i,
  ],
  [
    'stance',
    /^you (?:are|feel|get) (?:very |really |a bit |rather |quite )?(?:sceptical|skeptical|afraid|worried|annoyed|angry|furious|proud|disappointed|hurt|sad|scared|frightened|unsure|tired|fed up)\b|^you (?:worry|fear|think|believe|hate|feel|doubt|find|suspect|do not (?:like|want|trust|believe|think))\b|^what (?:hurts|worries|bothers|annoys)\b/i,
  ],
]
/** How the part is to be played, and orders to whoever plays it. */
export const isManner =
  /^anything (?:else|less|more|\p{Ll}+er) gets\b|^\p{L}+ at first\b|^you (?:shout|yell|sigh|stammer|mumble|interrupt|snap|whisper|giggle)\b|^you (?:are|keep) (?:talking|speaking|meeting|calling|phoning|ringing)\b|^you (?:are|feel|seem|act|sound) \p{Ll}+ at first\b|^you start \p{L}+ (?:and|but|,)|^you must (?:never|not)\b|^you (?:get|become) \p{L}+ (?:when|if|at|about)\b|^you (?:do not like (?:to|being)|hate (?:it|to))\b|^you (?:tend to|are|stay|remain|keep|sound|get|become|feel|act|behave|seem)(?: (?!a |an |the |to |of |about |with |in |at |from |for |on |\p{L}+ing\b)\p{L}+,?){1,6}$|^you (?:are|feel|seem)(?: (?:very|rather|quite|slightly|a (?:little|bit)))? (?!an?\b|the\b|at\b|in\b)\p{Ll}+, (?!because|so\b|and you\b)|^you (?:say|speak|talk|answer|react|interrupt|use|begin|open with|play|ask|push|insist|threaten|pretend|reply|warm|calm|end|always ask|only|first|(?:may|might) (?:also |then )?(?:get|become|be|ask|say|interrupt|laugh|cry|joke|complain|threaten|raise|lose|end|hang|mention|tell|hint|react|swear|sound))\b|\bhave heard every\b|\bdo not (?:accept|take) ['"“‘]/iu
export const isImperative =
  /^(?:close|press|thank|hang up|distrust|warm up|praise|offer|ask|tell|speak|use|keep|stay|be|do not|don't|never|always|end|finish|start|begin|let|make|push|say|show|answer|act|play|react|repeat|correct|avoid|mention|give|accept|refuse|insist|remember|remain|talk|respond|pretend)\b/i
