/** A prompt without control characters, in which every way to name the part is "You are". */
export function namedPart(prompt: string): string {
  return prompt
    .replace(/\p{Cc}(?<![\n\r\t])/gu, ' ')
    .replace(
      /\b(?:(?:role-?play|scenario|roleplay): (?=you are)|(?:the|this) (?:agent|ai|bot|assistant) (?:plays|is playing|acts as|is) (?=\p{Lu}|an? )|you are playing|(?:imagine|suppose) (?:that )?you are|your (?:role|name): |you (?:will )?play the (?:role|part) of|(?:please )?(?:act|play) as|you(?:'ll| will) act as|pretend (?:to be|you are)|(?:persona|character|role|name): (?=\p{Lu}\p{Ll}+(?:,|\.? \p{Lu}))|(?<=^|\n)play (?=\p{Lu}))/giu,
      'You are ',
    )
    .replace(/\b[Yy]ou (?:will )?play(?= (?:\p{Lu}|an? ))/gu, 'You are ')
    .replace(/\bYou are +(?:you are )?/gi, (found) => (found.startsWith('Y') ? 'You are ' : 'you are '))
    .replace(/^(#+ *(?:persona|role|character|who you are)\s*\n+)(?=\p{Lu}\p{Ll}+ \p{Lu})(?!you are )/imu, '$1You are ')
    .replace(/^(\p{Lu}\p{Ll}+ \p{Lu}[\p{L}-]+) is (?=an? |the )/u, 'You are $1, ')
    .replace(/\bYou're\b/g, 'You are')
    .replace(/\byou're\b/g, 'you are')
}
