const functionWords = new Set(
  `a an the and or but nor so yet if then than that this these those there here i you he she it we they me him her us them my your his its our
  their mine yours hers ours theirs myself yourself himself herself itself ourselves themselves am is are was were be been being do does did done
  doing have has had having will would shall should can could may might must ought not no yes to of in on at by for with from into about as up
  down out off over under again once what which who whom whose when where why how all any both each few more most other some such only own same
  too very just also even still really quite well okay ok yeah yep nope right sure fine oh um uh ah hmm hello hi hey please thanks thank sorry
  because while until after before since let get got gets getting go goes going went gone make makes made say says said tell tells told know
  knows see sees come comes take takes want wants like think thinks thing things something anything nothing everything one ones lot bit kind
  sort way much many per cent percent isn aren wasn weren don doesn didn won wouldn couldn shouldn can't don't i'm it's that's there's you're
  we're they're i've we've you've i'll we'll you'll i'd we'd you'd let's ll ve re s t d m maybe actually exactly now else ever never always
  ask asks find give gives try whether without between during through against need needs good`.split(/\s+/),
)

/** Near enough to find "drivers" in "driver" and "promised" in "promise"; both sides are cut alike. */
export function stemOf(word: string): string {
  const plain = word.toLowerCase().replace(/'s$|'$/, '')
  if (plain.length < 5 || /\d/.test(plain)) return plain.replace(/(?<=[^s]{2})s$/, '')
  return plain
    .replace(/(?:sses)$/, 'ss')
    .replace(/ies$|ied$/, 'y')
    .replace(/(?<!s)s$/, '')
    .replace(/(?<=\p{L}{3})(?:ingly|edly|ing|ed|ment|ation|ly)$/u, '')
    .replace(/(?<=\p{L}{3})e$/u, '')
    .replace(/(?<=\p{L}{3})([bdglmnprt])\1$/u, '$1')
}

/** What a text is about: its words without those that every text has, each cut to its stem. */
export function contentStems(text: string): Set<string> {
  const words =
    text
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[\p{L}\p{N}][\p{L}\p{N}'.,]*(?<![.,'])/gu) ?? []
  return new Set(words.filter((word) => !functionWords.has(word) && word.length > 1).map(stemOf))
}

export function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let count = 0
  for (const stem of a) if (b.has(stem)) count++
  return count
}
