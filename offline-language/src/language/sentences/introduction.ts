const name = "(?:\\p{Lu}[\\p{L}'’-]+ ?){1,3}"
const place = "(?:(?:in|of|the|\\p{Lu}[\\p{L}.'’]*),? ?)+"
const role = `[Ii](?:['’]m| am) (?:the |a |an )?[\\p{L} ]{3,30}? (?:at|of|from|in|for) ${place}`
const introduced = new RegExp(
  `^(?:[Ii]t(?:['’]s| is)|[Tt]his is|[Ii](?:['’]m| am)|[Mm]y name(?:['’]s| is)) ${name}, (?:${role})?(?:u+m+,? |er+m*,? )?(?=(?:I|i|we|you|my|our|there)['’ ])`,
  'u',
)

/** "It's Mary Cole, I've lost my card": what the speaker came for, without the name. */
export function withoutIntroduction(text: string): string {
  return text.replace(introduced, '')
}
