import { expect, it } from 'vitest'
import { loadPatterns } from '../../data/load-patterns.js'

/** A text that each pattern of a table matches, and one that it does not. */
const examples: [table: string, pattern: string, said: string, other: string][] = [
  ['prompt/about-exercise', 'inExercise', 'In this exercise the trainee calls', 'In this exercise you call'],
  ['prompt/acceptance-lists', 'heading', 'What you would accept:', 'What you accept today:'],
  ['prompt/counterpart', 'inCondition', 'if the guest complains', 'the guest complains'],
  ['prompt/cv-labels', 'secrets', 'never to be mentioned', 'mentioned'],
  ['prompt/cv-labels', 'ownThings', 'Notice period', 'Period'],
  ['prompt/dated-lines', 'event', 'an internship in Bern', 'a job in Bern'],
  ['prompt/identity', 'past', 'bought the house', 'buys the house'],
  ['prompt/posts', 'post', 'lead electrician', 'lead a team'],
  ['prompt/in-second-person', 'noThing', 'more than once', 'more money'],
  ['prompt/in-second-person', 'moved', 'It made ', 'It painted '],
  ['prompt/in-second-person', 'mood', 'angry', 'anger'],
  ['prompt/in-second-person', 'sent', 'He sent ', 'He cleaned '],
  ['prompt/named-pronouns', 'noName', 'January', 'Tom'],
  ['prompt/named-pronouns', 'somebody', 'your boss', 'your car'],
  ['prompt/secret-lists', 'wanted', 'What she wants:', 'What she wants today:'],
  ['prompt/thing-lists', 'thing', 'The flat: three rooms', 'The rule: no dogs'],
  ['prompt/thing-lists', 'priced', 'Monthly rent: 900', 'Rule: 900'],
  [
    'prompt/tidy/instruction-tails',
    'talksAbout',
    'You often talk about your husband, who is ill.',
    'You often talk about your husband.',
  ],
  ['prompt/tidy/instruction-tails', 'compromise', 'Agreement: accepts Friday', 'Agreement: Friday'],
  [
    'prompt/tidy/kept-back-forms',
    'notSaidUnless',
    'What you do not say unless asked: you left.',
    'What you do not say.',
  ],
  [
    'prompt/tidy/kept-back-forms',
    'onlyOneKnows',
    'He left (burnout - only his doctor knows this)',
    'He left (burnout)',
  ],
  [
    'prompt/tidy/kept-back-forms',
    'toldOnlyIf',
    'You left. You never tell this. You say it only if they ask.',
    'You left. You tell this.',
  ],
  ['prompt/tidy/kept-back-forms', 'notSaid', 'What you have not said yet: you left.', 'What you said: you left.'],
  ['prompt/tidy/list-forms', 'wantedThings', 'Goals:\n- An apology\n', 'Facts:\n- An apology\n'],
  ['prompt/tidy/question-lists', 'list', 'You need to know: what does it cost.', 'You need to know it.'],
  [
    'prompt/tidy/sentence-forms',
    'unknownThenHeard',
    'You do not know that she is ill. If you hear that, you cry.',
    'You know that she is ill. If you hear that, you cry.',
  ],
  ['prompt/tidy/who-forms', 'roleThenName', 'Role: night porter, name Paulo', 'Role: night porter'],
  ['prompt/unpacked-sentences', 'relativeWho', 'for your daughter Mia (8), who has started.', 'for your daughter Mia.'],
  ['prompt/unpacked-sentences', 'whichIsTold', 'He left, which you may mention.', 'He left, which you hate.'],
  ['prompt/whole-sentences', 'noVerb', 'besides', 'works'],
  ['prompt/whole-sentences', 'feeling', 'very proud of', 'very tall'],
  ['prompt/whole-sentences', 'whenDone', 'if offered a later start', 'if a later start is offered'],
  ['prompt/in-second-person', 'ownBack', 'She hurt ', 'They want '],
  ['prompt/label-forms', 'unknown', 'Not known to her', 'Known to her'],
  ['prompt/label-forms', 'untold', 'Keeps quiet about', 'Quiet'],
  ['prompt/label-forms', 'refused', "What you don't accept", 'What you accept'],
  ['prompt/label-forms', 'wouldDo', 'Would do', 'To do'],
  ['prompt/label-forms', 'hoped', 'Her hope', 'Hotel'],
  ['prompt/label-forms', 'plain', "What it's about", 'About you'],
  ['prompt/cv-lines', 'verbs', 'repairs', 'old'],
  ['prompt/part-noun', 'ofCase', 'the tenant', 'the flat'],
  ['prompt/unpacked-sentences', 'isVerb', 'currently costs', 'currency'],
  ['prompt/whole-sentences', 'past', 'moved', 'feed'],
  ['prompt/whole-sentences', 'follows', 'bought a car', 'bought cars'],
  ['prompt/tidy/kept-back-forms', 'keepsItBack', 'You are ashamed and will not bring it up.', 'You bring it up.'],
  [
    'prompt/tidy/kept-back-forms',
    'onlyIfDoTheyTell',
    'Only if they ask do you tell them that you left.',
    'If they ask you tell them that you left.',
  ],
  [
    'prompt/tidy/kept-back-forms',
    'keptToSelf',
    'You keep to yourself that you left unless they ask.',
    'You keep to yourself.',
  ],
  [
    'prompt/tidy/kept-back-forms',
    'keptThenSaid',
    'Keeps to herself that she left; says it only if asked.',
    'Keeps to herself that she left.',
  ],
  ['prompt/tidy/occasion-forms', 'comes', 'writes', 'write'],
  ['prompt/tidy/occasion-forms', 'persons', 'the guest', 'the boat'],
  ['prompt/tidy/occasion-forms', 'gives', 'refund', 'rain'],
]

it.each(examples)('%s, %s: "%s" and not "%s"', (table, name, said, other) => {
  const names = examples.filter(([its]) => its === table).map(([, each]) => each)
  const pattern = loadPatterns(table, ...names)[name]!
  expect(said).toMatch(pattern)
  expect(other).not.toMatch(pattern)
})
