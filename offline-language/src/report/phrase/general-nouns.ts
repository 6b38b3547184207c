/** A part of a figure names nothing. */
export const money = /^(?:pounds?|cents?|pence|dollars?|euros?|bucks|quid|percent)$/
/** No thing that a heading could name. */
export const nameless =
  /^(?:halfway|lots|cos|lie|lads?|kilos?|hertz|lux|decibels?|grams?|metres?|meters?|miles?|kilometres?|kilometers?|slung|com|org|dot|apostrophe|winter|summer|spring|autumn|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|things?|laugh|come|floor|mind|wait|length|mornings?|evenings?|nights?|\p{L}+teenth|\p{L}+ieth)$/u

/** Too general for a heading, even with an adjective. */
export const saysNothing =
  /^(?:guys?|bit|way|things?|lot|kind|sort|one|ones|time|times|people|person|man|woman|half|part|couple|side|minute|moment|open|idea|questions?|numbers?|problems?|day|days|week|weeks|month|months|year|years|hour|hours|minutes|reason|case|point|something|anything|stuff|job|place|call|today|tomorrow|yesterday|tonight|weekend|need|plan|end|talk|thanks|name|lots|seconds?|luck|word|guess)$/i
