export const smallTalk =
  /^(?:how are you|how is it going|how do you do|is there anything else|anything else|any(?: other)? questions|do you have any(?: other)? questions|does that (?:sound|make)|is that (?:right|okay|correct|fine)|can you hear|how (?:can|may) (?:i|we) (?:help|assist)|what can (?:i|we) do for you|how have you been$|nice to (?:meet|see)|good to (?:meet|see)|it is (?:nice|good|great) to (?:meet|see)|have a (?:good|great|nice)|see you|take care|thank|thanks|you are welcome|bear with|hold on|one (?:moment|second)|just a (?:moment|second)|let me\b|come (?:with me|this way)|this is|i am (?:dr|mr|mrs|ms)\.|sounds (?:good|great|like a plan|fine)|that sounds|that is (?:right|it|correct|fine|good|great|okay|nice|true|me)$|you got it|i see$|i am (?:sorry|good|fine|well|okay|doing)|no problem|of course|i appreciate|i apologi[sz]e|i hear you|i understand|i know$|go ahead|what else|i (?:can|will) help|so (?:far|long)\b|you can sit|are you (?:there|ready|excited)|will you tell|i was just|that (?:was going to|will|would|should) be (?:it|all)|that is (?:it|all)\b)|\bmy name is\b/i
export const deictic =
  /\b(?:right here|over here|down here|up here|this way|that way|like this|like that|right there|out here|what i find)\b/i
// What is left of false starts: two subjects or two questions in one clause.
export const broken =
  /^(?:that )?(?:not|or|nor|neither|from a|no) |\bthey (?:still |just |also )?(?!during)\w{2,}ing\b|\bhow \w+ (?:was|were|did) |\bwhat about\b|\b(?:on|in|of|with|for|at|the|a) (?:get|go|do|have|be|put|take)\b(?! home)|\b(?:until|because|if|when|or|with|of) (?:and|but|so)\b|\b(if|that|when|until) (?:\w+ )?\1\b|\blet them\b|\bthey,? \w+ly$|\b(?:they (?:their|they|them|this|that|the|there)\b|(?:was|were) (?:their|his|her|my|your)(?: \w+){1,2} (?:was|were)\b|(?:a|an|the|his|her|there was no) (?:they|there|it|he|she)\b|(?:their|'s) (?:they|there)\b|(?:did|could|would) (?:they|it|that|he|she) (?!not)\w+ (?!.*\?)|(?<!how |what |where |when |why |who |whether )(?:was|were) (?:that|it|they) \w+$)|\b(?:sorry|yeah|alright|okay|pardon|no alright|um|uh)\b/i
export const tellMe =
  /^(?:(?:can|could|would|will) you )?(?:please )?(?:just )?(?:tell me|walk me through|describe|explain)(?: (?:a little|a bit|a little bit|more|me|to me|us))*\b/i
export const requestOf = /^(?:can|could|would|will) you (?:please |just |maybe )*/i
export const wantsListener =
  /^(?:i|we) (?:(?:just|really|certainly|also|do|still) )*(?:want|need|would like|would love|am going to need|am going to ask|would ask|would encourage|encourage|advise|would advise|recommend|ask) (?:that )?you (?:to )/i
export const aboutHow = /^.*?\babout (?=what|how|when|where|why|which|who)/i
export const opinion =
  /^i (?:(?:just|really|do|would|still) )?(?:think|believe|feel like|guess|would say|suspect)(?: that)? /i
export const wish =
  /^i (?:want|wanted|would like|am calling|was calling|am looking|was hoping|am hoping)(?: just)? to (?:know|find out|ask about|ask|hear|understand)\b/i
export const wonder = /^i (?:am|was) (?:just )?wondering /i
export const proposal =
  /^let us (?:just )?(?!go|talk|look|see|review|check|discuss|start|take|say|do|get|hear|just|move|begin|put|find|try to|be|focus|dive|jump|turn|first|start)/i
export const commands = new Set(
  'do call contact come take try use send give keep avoid continue stop start bring put schedule make remember drink eat wear elevate rest ice stay talk write read fill sign wait return follow reach ask email submit practise practice focus prepare set choose check speak be look'.split(
    ' ',
  ),
)
