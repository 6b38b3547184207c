import { capitalised } from '../../language/tokens/first-letter.js'
import { loadPatterns } from '../../data/load-patterns.js'

const { thing, priced } = loadPatterns('prompt/thing-lists', 'thing', 'priced')

/** What a list after the name of a thing says of it, item by item: the first form that fits. */
const forms: readonly [RegExp, (found: string) => string][] = [
  [/^no (.+)$/i, (what) => `there is no ${what}`],
  [/^(.+?) (?:is |are )?included$/i, (what) => `the ${what.replace(/^the /i, '')} is included`],
  [/^((?:ground|first|second|third|fourth|fifth|top|upper|lower) floor.*)$/i, (floor) => `it is on the ${floor}`],
  [/^(available|free|vacant|empty|furnished|unfurnished|renovated|new|quiet)\b(.*)$/i, (how) => `it is ${how}`],
  [
    /^((?:about |around |some )?(?:\d[\d.,]*|two|three|four|five|six|seven|eight|nine|ten) .+)$/i,
    (what) => `it has ${what}`,
  ],
  [/^(built (?:in|on) .+|from (?:19|20)\d\d)$/i, (what) => `it is ${what}`],
]

const available = /(?<=^|\n|[.!?] )(Free|Available|Vacant) (from|as of|since|on) ([^.!?\n]+)/g
function withForm(item: string): string {
  for (const [form, as] of forms) {
    const found = form.exec(item)
    if (found) return as(`${found[1] ?? ''}${found[2] ?? ''}`)
  }
  return /s$/.test(item) && !/^an? /.test(item)
    ? `there are ${item}`
    : `there is ${/^(?:an?|the) /i.test(item) ? item : `${/^[aeiou]/i.test(item) ? 'an' : 'a'} ${item}`}`
}

/** "The flat: second floor, two rooms, no balcony." in sentences: "The flat is on the second floor. It has two rooms. …" */
export function withThingLists(prompt: string): string {
  const [, what = ''] = new RegExp(thing.source, 'u').exec(prompt) ?? []
  return prompt
    .replace(thing, (_, name: string, list: string) =>
      list
        .split(/, (?:and )?/)
        .map((item, at) =>
          capitalised(
            withForm(item.trim()).replace(/^it\b/, at === 0 ? `the ${name}` : `the ${name.split(' ').at(-1) ?? name}`),
          ),
        )
        .join('. ')
        .concat('.'),
    )
    .replace(priced, (_, label: string, value: string) => `The ${label.toLowerCase()} is ${value}.`)
    .replace(available, (_, how: string, from: string, day: string) =>
      [what ? `The ${what}` : 'It', 'is', how.toLowerCase(), from, day].join(' '),
    )
}
