export type UtteranceKind =
  | 'silence'
  | 'goodbye'
  | 'no-consent'
  | 'abuse'
  | 'asks-if-machine'
  | 'injection'
  | 'asks-again'
  | 'greeting'
  | 'thanks'
  | 'asks-why-asked'
  | 'asks-wellbeing'
  | 'asks-time'
  | 'asks-who'
  | 'checks'
  | 'offer'
  | 'question'
  | 'apology'
  | 'refusal'
  | 'agreement'
  | 'disagreement'
  | 'vague'
  | 'promise'
  | 'feeling'
  | 'compliment'
  | 'off-topic'
  | 'short'
  | 'long'
  | 'figure'
  | 'story'
  | 'statement'

interface Rule {
  kind: UtteranceKind
  pattern: RegExp
  most?: number
}

/** In order: the first that holds decides. `most` is the number of words beyond which a pattern proves nothing. */
const rules: Rule[] = [
  {
    kind: 'no-consent',
    pattern:
      /\b(?:(?:i )?(?:do not|don't) (?:consent|want (?:to be recorded|this recorded|to (?:do|continue) (?:this|the (?:call|conversation)))|agree to (?:this|be(?:ing)? recorded))|stop (?:recording|this (?:call|conversation))|no consent|take me off your list|(?:do not|don't) (?:ever )?(?:call|contact) me(?: again)?)\b/i,
  },
  {
    kind: 'goodbye',
    pattern:
      /^(?:(?:okay|ok|well|so|right|alright|all right|great|thanks|thank you|fine|no)[,.! ]+)*(?:good ?bye|bye(?:[- ]bye)?|see you(?: (?:later|soon|then|tomorrow|on \w+))?|talk (?:to you )?(?:later|soon)|have a (?:nice|good|great|lovely) (?:day|one|evening|weekend)|take care|farewell|so long)\b/i,
    most: 14,
  },
  {
    kind: 'goodbye',
    pattern:
      /\b(?:good ?bye|bye bye|(?:i am|i'm) (?:hanging up|leaving now|done here|ending this)|i (?:have to|need to|must|should|got to|will) (?:go|leave|hang up|run|end (?:this|the call))(?: now| here)?(?=[.,!]|$)|(?:let us|we can|let's) (?:end|stop|finish|leave it) (?:here|there|this)|end (?:the|this) (?:call|conversation)|bye)[.! ]*$/i,
  },
  {
    kind: 'asks-if-machine',
    pattern:
      /\b(?:are|is|am i (?:talking|speaking) (?:to|with)) (?:you|this|it)?\s*(?:really |actually |just |even )?(?:an? )?(?:\w+ )?(?:ai|a\.i\.|robot|bot|machine|computer|human|real person|chat ?gpt|chatbot|language model|recording|automated)\b|\b(?:you|you are|you're|sound like|this is) (?:an? )?(?:ai|robot|bot|machine|chatbot|computer)\b|\bam i (?:talking|speaking) (?:to|with) (?:an? )?(?:real )?(?:ai|robot|bot|machine|computer|human|person)\b/i,
  },
  {
    kind: 'injection',
    pattern:
      /\b(?:ignore|forget|disregard|override|bypass) (?:all |any |everything |your |the |my |of |previous |prior |above |these )*(?:instructions?|prompts?|rules|guidelines|told|context|training)\b|\b(?:reveal|show|print|repeat|output|tell me|give me|what (?:is|are|was)|read out|leak|quote)\b.{0,40}\b(?:system prompt|your prompt|the prompt|your instructions|initial instructions|hidden (?:text|instructions)|your rules|your goals)\b|\b(?:system prompt|developer mode|jailbreak|DAN mode|you are now (?:an?|in|the)|pretend (?:you are|to be)|act as (?:an?|if)|from now on you|new instructions?:|break character|drop the act|<\/?system>|\[system\])/i,
  },
  {
    kind: 'abuse',
    pattern:
      /\b(?:fuck(?:ing|er)?|shut up|idiot|moron|stupid (?:cow|bitch|woman|man|bot|idiot|person)|you(?: are|'re)(?: so| such| a| an| really)* (?:stupid|pathetic|useless|dumb|disgusting|worthless|liar|crook|joke|bitch|witch|scum|clown|leech(?:es)?)|bitch|asshole|bastard|dickhead|piss off|screw you|go to hell|bullshit|retard|scumbag|cunt|wanker|drop dead)\b/i,
  },
  {
    kind: 'asks-again',
    pattern:
      /^(?:sorry|pardon|excuse me|what|huh|eh|come again|say (?:that|it) again|again|repeat)(?:[,.? ]+(?:what|me|please|again|sorry|was that|did you say|do you mean))*\s*[?.!]*$|\b(?:(?:can|could|would) you (?:please )?(?:repeat|say (?:that|it) again|rephrase|clarify|explain (?:that|the question|what you mean))|say (?:that|it) again|(?:did not|do not|didn't|don't|could not|couldn't|can not) (?:quite )?(?:catch|hear|understand|get|follow)(?: (?:that|you|it|the question|what you (?:said|mean)))?(?=[.?!,]|$)|what do you mean(?: by that)?\s*\?*$|what did you (?:just )?(?:say|ask)|what was (?:that|the question)|not sure what you(?: are| mean|'re)? ?(?:asking|mean)?)\b/i,
    most: 16,
  },
  {
    kind: 'asks-why-asked',
    pattern:
      /\bwhy (?:do|are|would|did) you (?:ask|asking|want to know|need to know|care)|\bwhy should i (?:tell|answer|say|trust|believe)|\bwhy (?:does|is) (?:that|it|this) (?:matter|important|relevant)|\bwhat (?:is it|business is (?:it|that)|has that got to do)/i,
    most: 16,
  },
  {
    kind: 'asks-wellbeing',
    pattern:
      /\bhow (?:are|have) you(?: been| doing| feeling)?(?: today)?\b(?!.*\b(?:going to|handle|running|using|doing (?:with|about)))|\bhow is it going\b|\bhow do you do\b|\bhow is your (?:day|week)\b/i,
    most: 22,
  },
  {
    kind: 'asks-who',
    pattern:
      /\bwho (?:are you|wants to know|am i (?:speaking|talking) (?:to|with)|is (?:this|calling|speaking|there))\b|\bwhat(?: is|'s) your (?:name|job|role)\b|\btell me (?:a (?:bit|little) )?about yourself\b/i,
    most: 18,
  },
  {
    kind: 'asks-time',
    pattern:
      /\b(?:(?:do|have) you (?:got |have )?(?:a |two |five |ten |some |a few )?(?:minutes?|moment|second|time)|is (?:this|now|it) a (?:good|bad) time|(?:may|can|could) i (?:ask|come in|sit|say|start|begin|have a)|mind if i|am i (?:speaking|talking) (?:to|with))\b/i,
    most: 12,
  },
  {
    kind: 'checks',
    pattern:
      /\b(?:does (?:that|this|it) (?:make sense|sound (?:okay|ok|good|fair|reasonable|right|like|fine)|work(?: for you)?|help)|(?:is|would) (?:that|this|it) (?:be )?(?:okay|ok|fine|fair|alright|all right|acceptable|clear|enough|work)(?: (?:for|with|to) you)?|do you (?:agree|understand|see|follow|accept)|are you (?:okay|ok|fine|happy|comfortable) with (?:that|this|it)|deal|agreed|fair enough|okay|right)\s*\?\s*$/i,
  },
  {
    kind: 'offer',
    pattern:
      /\b(?:how about|what about|what if (?:i|we)|would you (?:be (?:open|willing|able|interested|prepared|happy|ready|okay)|consider|like|accept|agree|prefer|want|mind|take|try|give)|can (?:we|i) (?:agree|offer|suggest|propose|start|meet|schedule|set|send|get|have|do|settle|try|pay|come|bring|call|show)|could (?:we|i) (?:agree|offer|suggest|propose|start|meet|schedule|set|send|do|settle|try|pay|come|bring|call|show|perhaps|maybe)|shall (?:we|i)|(?<!why |how |what |when |where |who )should (?:we|i)|let us (?:agree|say|start|do|meet|try|set|schedule)|(?:i|we) (?:can|could|would like to|want to|am willing to|are willing to) (?:offer|propose|suggest)|(?:i|we) (?:suggest|propose|offer)|my (?:offer|proposal|suggestion)|our (?:offer|proposal) is|are you (?:open|willing|interested|prepared|free|available|ready))\b/i,
  },
  {
    kind: 'question',
    pattern:
      /\?\s*$|\?\s+(?:\S+\s+){0,6}\S+$|^(?:what|why|how|when|where|who|which|do you|did you|are you|is (?:it|there|that|he|she)|can you|could you|will you|would you|have you|has|does|tell me (?:about|what|why|how|more))\b/i,
  },
  {
    kind: 'apology',
    pattern:
      /\b(?:(?:i am|i'm|we are|we're)?\s?(?:so |very |really |truly |terribly |deeply )*(?:sorry|apologi[sz]e)|my (?:sincere |deepest )?apologies|i (?:(?:can )?(?:fully |completely |totally |really )?(?:understand|hear|see|feel|appreciate) (?:your|how|that you|you)))\b/i,
  },
  {
    kind: 'refusal',
    pattern:
      /\b(?:i (?:will not|won't|refuse|can not|cannot|can't|am not going to|do not want to|would rather not|don't want to)|no way|not (?:going to happen|possible|negotiable|interested|acceptable|an option)|out of the question|forget it|absolutely not|never mind|we (?:can not|cannot|will not|do not|don't) (?:do|give|offer|accept|pay|discuss)|that is (?:none of your business|private|impossible))\b/i,
  },
  {
    kind: 'vague',
    pattern:
      /\b(?:depends|hard to say|difficult to say|we(?: will|'ll) see|maybe|perhaps|probably|possibly|some ?how|sort of|kind of|more or less|various|a (?:number|lot|variety) of (?:things|factors|ways)|in general|generally|usually|at some point|soon|as soon as possible|i guess|not sure|i do not know|i don't know|no idea|whatever|things like that|and so on|etc|synerg\w+|leverag\w+|solutions?|paradigm|holistic|world-class|cutting[- ]edge|best[- ]in[- ]class|seamless\w*|innovative|optimi[sz]e|empower\w*|state[- ]of[- ]the[- ]art|game[- ]chang\w+|attitude|team ?player|next[- ]level|robust|scalable|ecosystem)\b/i,
    most: 40,
  },
  {
    kind: 'promise',
    pattern:
      /\b(?:i|we)(?: will| am going to| are going to| can| promise(?: you)?| guarantee| assure you|'ll) (?!not\b|see\b|hear\b|imagine\b|understand\b|say\b|tell\b|only\b|never\b)(?:\w+ ){0,2}\w+|\b(?:promise|guarantee|assure|you have my word|i give you my word)\b/i,
  },
  {
    kind: 'thanks',
    pattern: /^(?:(?:oh|okay|ok|great|well|yes|perfect),? )*(?:thanks|thank you|much appreciated|i appreciate)\b/i,
    most: 10,
  },
  {
    kind: 'compliment',
    pattern:
      /\b(?:you(?: are|'re) (?:right|very kind|so kind|great|amazing|good at|doing (?:a )?(?:great|good)|important|valued?|my best|the best)|great (?:question|point)|good (?:question|point)|well done|i (?:admire|respect|value|appreciate) )\b/i,
  },
  {
    kind: 'feeling',
    pattern:
      /\b(?:i (?:am|feel|felt|was)(?: \w+){0,2} (?:scared|afraid(?! (?:the|that|we|i|it|you|not|so|this|there)\b)|sad|angry|upset|tired|exhausted|stressed|worried|nervous|anxious|frustrated|overwhelmed|ashamed|embarrassed|lonely|hurt|disappointed|desperate|confused|lost|excited|happy|proud|relieved|furious|depressed|burned out)|it (?:hurts|scares me|breaks my heart)|i (?:hate|love|fear|cried|cry))\b/i,
  },
  {
    kind: 'off-topic',
    pattern:
      /\b(?:football|soccer|weather|netflix|movie|recipe|joke|poem|song|pizza|lottery|horoscope|capital of|\d+ (?:plus|times|\+|\*) \d+|celebrity|president|world cup|python code|javascript)\b/i,
  },
  {
    kind: 'disagreement',
    pattern:
      /^(?:no|nope|not really|not at all|i disagree|that is (?:not true|wrong|not fair|not right|unfair|nonsense|ridiculous)|wrong|hardly|not exactly|on the contrary|actually no)\b/i,
  },
  {
    kind: 'agreement',
    pattern:
      /^(?:yes|yeah|yep|yup|sure|okay|ok|alright|all right|of course|certainly|absolutely|definitely|exactly|agreed|deal|fine|correct|right|true|that is (?:right|true|correct|fine|fair)|sounds (?:good|great|fair)|fair enough|i agree|you are right|got it|understood|i see|mm-?hm+|uh-?huh|gladly|no problem|with pleasure)\b/i,
    most: 9,
  },
  {
    kind: 'greeting',
    pattern: /^(?:(?:oh|well|yes)[,.]? )?(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|greetings|howdy)\b/i,
    most: 9,
  },
]

const figure =
  /\b\d[\d.,]*\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand|half|double|twice)\b|\b(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|next (?:week|month|year))\b/i
const story =
  /\b(?:last (?:year|month|week|summer|spring|autumn|winter|time)|\w+ (?:years?|months?|weeks?|days?) ago|once|when i (?:was|worked|started|had)|i (?:had|was|did|worked|started|led|told|asked|said|went|made|tried|decided|noticed|lost|got|found|learned|learnt|talked|spoke|wrote|called)|we (?:had(?! hoped)|were|did|worked|lost|got|found|went|made|tried|decided)|he (?:said|told|was)|she (?:said|told|was))\b/i

export function kindOf(text: string, words: number, isOpenQuestion: boolean): UtteranceKind {
  if (!text) return 'silence'
  const found = rules.find(({ pattern, most }) => words <= (most ?? Infinity) && pattern.test(text))?.kind
  if (found === 'apology' && /\d|\b(?:i|we) (?:can|will)\b/i.test(text)) return 'promise'
  if (
    found &&
    found !== 'greeting' &&
    !(words > 60 && /^(?:vague|promise|feeling|apology|off-topic|refusal|compliment)$/.test(found))
  )
    return found
  if (found === 'greeting') return isOpenQuestion && words > 5 ? 'statement' : 'greeting'
  if (words > 60) return 'long'
  if (words <= 3 && !figure.test(text)) return 'short'
  if (story.test(text)) return 'story'
  return figure.test(text) ? 'figure' : 'statement'
}
