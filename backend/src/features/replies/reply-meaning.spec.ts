import type { ReplyMeaning } from '@clarity/contracts'
import { describe, expect, it } from 'vitest'
import { readReply } from './reply-meaning.js'
import { replyFillers, replyVariants } from './reply-variants.js'

const table = Object.entries(replyVariants) as [ReplyMeaning, Record<string, string>][]
const variants = table.flatMap(([meaning, byLanguage]) =>
  Object.values(byLanguage).flatMap((words) =>
    words.split(',').map((variant) => ({ variant: variant.replace('…', '').trim(), meaning })),
  ),
)

/** The misread texts: one test of hundreds of texts lists all its failures. */
function misread(meaning: ReplyMeaning, ...texts: string[]) {
  return texts.map((text) => ({ text, read: readReply(text) })).filter(({ read }) => read !== meaning)
}

describe('every variant of the table', () => {
  it('is listed once, and there are enough of them', () => {
    expect(new Set(variants.map(({ variant }) => variant)).size).toBe(variants.length)
    expect(variants.length).toBeGreaterThan(400)
  })

  it('is understood in every spelling', () => {
    const failures = variants.flatMap(({ variant, meaning }) =>
      misread(meaning, variant, `  ${variant.toUpperCase()} 🙂!! \n`, `"${variant}."`, `${variant}, please`),
    )
    expect(failures).toEqual([])
  })

  it('yields to STOP, and a question places no call', () => {
    const failures = variants
      .filter(({ meaning }) => meaning === 'yes')
      .flatMap(({ variant }) => [
        ...misread('stop', `${variant}, stop`, `STOP ${variant}`),
        ...misread('unclear', `${variant}?`),
      ])
    expect(failures).toEqual([])
  })
})

it('finds no meaning in filler words', () => {
  expect(misread('unclear', ...replyFillers.split(',').map((filler) => filler.trim()))).toEqual([])
})

describe('whole messages', () => {
  it.each<[string, ReplyMeaning]>([
    ['yes please', 'yes'],
    ['Yes, please call me now. Thank you!', 'yes'],
    ['YES YES YES', 'yes'],
    ['yesss!!', 'yes'],
    ['Y E S', 'yes'],
    ['ｙｅｓ', 'yes'],
    ['👍🏽', 'yes'],
    ['✔️', 'yes'],
    ['Hi Clarity, yes 🙏😀', 'yes'],
    ['“Yes”', 'yes'],
    ['Sí, gracias', 'yes'],
    ['ok, call me', 'yes'],
    ['no, thank you', 'no'],
    ['Nooo', 'no'],
    ['Nein, danke.', 'no'],
    ['HAYIR', 'no'],
    ['stop please', 'stop'],
    ['Please STOP texting me', 'stop'],
    ['please do not call me ever again, I mean it', 'stop'],
    ['yes but stop', 'stop'],
    ['Yes. STOP', 'stop'],
    ['stop?', 'stop'],
    ['S.T.O.P', 'stop'],
    ['STOP\nyes', 'stop'],
    ['opt-out', 'stop'],
    ['I never asked for this. Stop!', 'stop'],
    ['STOPALL', 'stop'],
    ['Revoke', 'stop'],
    ['stop, then start', 'stop'],
    ['start please', 'start'],
    ['UNSTOP', 'start'],
    ['START yes', 'start'],
    ['help?', 'help'],
    ['HELP! what do you want', 'help'],
  ])('reads %j as %s', (body, meaning) => {
    expect(readReply(body)).toBe(meaning)
  })

  it.each([
    '',
    ' ',
    '🙂',
    '?',
    'yesterday',
    'yes, but tomorrow',
    'yes at 5 pm',
    'yes or no',
    'yes no',
    'yes, maybe',
    'maybe',
    'ok?',
    'ok not',
    'yes? who is this',
    'can you call me',
    'no stop light',
    'nonstop',
    'non-stop',
    "don't stop",
    'stopwatch',
    'endless',
    'the weekend',
    'not sure',
    'note',
    'nobody is here',
    'helpful',
    'starting tomorrow',
    'who is this',
    'Liked “Clarity: Hi Alex, Dana invites you. Reply YES to get one AI call now. Reply STOP to opt out.”',
    'eyes',
    'yes2',
    '1',
    'okra',
    'ja ja ja',
    'x'.repeat(1600),
    'y '.repeat(700) + 'z',
    '<script>yes</script>',
    "'; DROP TABLE replies; --",
  ])('treats %j as unclear', (body) => {
    expect(readReply(body)).toBe('unclear')
  })
})
