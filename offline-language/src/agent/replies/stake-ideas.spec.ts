import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'

it.each([
  ...ideasOf('replies/stake-figures', 'refusedBefore', {
    not: ['We will not pay ', 'We will pay '],
    no: ['Sorry, no ', 'Sorry, no problem, '],
  }),
  ...ideasOf('replies/stake-figures', 'refusedAfter', {
    'does not work': [' euros a month would not be possible', ' euros a month would be possible'],
    'cannot be': [" euros for this isn't realistic", ' euros for this is realistic'],
    'too much': [' euros is far too high', ' euros is fine'],
    'only a step': [' percent is a step', ' percent is a start, agreed'],
    'less than hoped': [' percent is less than I hoped', ' percent is less than the rest'],
    'is not': [' percent does not cover it', ' percent does cover it'],
  }),
  ...ideasOf('replies/stake-figures', 'othersBefore', {
    'an offer from': ['I have an offer from China for ', 'I have an offer: '],
    another: ['Another roaster pays ', 'We pay '],
    'there is one': ['There is one in Leeds for ', 'I want one for '],
    'they ask': ['They charge ', 'We charge '],
    'somebody asks': ['The photographer asks ', 'Then I ask '],
    'has an offer': ['I have an offer from Leeds for ', 'I have an idea for '],
  }),
  ...ideasOf('replies/stake-figures', 'othersAfter', {
    elsewhere: [' online', ' on Monday'],
    'from another': [' from another company', ' from January'],
  }),
  ...ideasOf('replies/stake-figures', 'mentionBefore', {
    'you said': ['You already said ', 'I already said '],
    'know about': ['I know about ', 'I know '],
    closed: ['The round is closed at ', 'I arrive at '],
    from: ['rather than ', 'more like '],
    'the figure': ['your ', 'our '],
  }),
  ...ideasOf('replies/stake-figures', 'asksOnly', {
    open: ['Why 6 percent?', 'Why not 6 percent?'],
    'of the past': ['Did you pay 600?', 'Would you pay 600?'],
  }),
  ...ideasOf('replies/stake-figures', 'weAgreed', { 'agreed on': ['So we agreed on 550', 'So we agree with you'] }),
  ...ideasOf('replies/stake-figures', 'claimed', {
    said: ['You already said ', 'I already said '],
    offered: ['You offered me ', 'I offered you '],
  }),
  ...ideasOf('replies/stake-figures', 'tooMuch', {
    'too much': [' percent too much?', ' percent much?'],
    'a bit much': [' percent a bit much?', ' percent a month?'],
  }),
  ...ideasOf('replies/stake-asks', 'asksFigure', {
    'what is your price': ['What would your day rate be?', 'What would your day be?'],
    'what could you pay': ['What could you pay?', 'What could you see?'],
    'what do you charge': ['What do you charge?', 'What do you know?'],
    'which figure': ['Which figure?', 'Which one?'],
    'name a price': ['Make me an offer.', 'Make me a coffee.'],
    'how much': ['How much could you live with?', 'How much did you pay?'],
    'what could you imagine': ['What could you imagine?', 'What could he imagine?'],
  }),
  ...ideasOf('replies/stake-asks', 'asksTerms', {
    'what you need': ['What would you need from us?', 'I give what you like.'],
    'what it takes': ['What would it take?', 'What would he take?'],
    'on what terms': ['Under what conditions?', 'Under what bridge?'],
    'what helps': ['What would help you?', 'What would he say?'],
  }),
  ...ideasOf('replies/stake-asks', 'pushes', {
    'too much': ['That is too high.', 'That is high up.'],
    'come down': ['Could you come down a bit?', 'Could you come in?'],
    better: ['Can you do better?', 'Can you do that?'],
    cheaper: ['A bit cheaper?', 'Packline is cheaper for bags.'],
  }),
  ...ideasOf('replies/stake-asks', 'closes', {
    deal: ['Deal?', 'What a deal.'],
    'do we': ['Do we have a deal?', 'Do we have a day?'],
    'is that okay': ['Is that okay?', 'Is that him?'],
  }),
  ...ideasOf('replies/stake-asks', 'otherOffer', {
    'an offer': ['I have an offer.', 'I have a wish.'],
    'there is one': ['There is one in Leeds.', 'There is none.'],
    elsewhere: ['I could buy elsewhere.', 'I could buy here.'],
  }),
  ...ideasOf('replies/given-terms', 'plainQuestion', {
    open: ['And when do you come?', 'And what if I come?'],
    closed: ['Do you need it?', 'What if you need it?'],
  }),
  ...ideasOf('replies/given-terms', 'onOffer', {
    'if I': ['if I pay cash', 'if he pays cash'],
    'what if': ['What if he comes?', 'What is it?'],
    'I would': ['We could put it in the contract', 'You could put it in the contract'],
    'for it': ['Would 590 be okay', 'Would Monday be okay'],
    'let us': ['Let us do it', 'Let him do it'],
  }),
  ...ideasOf('replies/given-terms', 'inWriting', {
    'in writing': ['with a written guarantee', 'with a guarantee'],
    'in the contract': ['I put it in the contract', 'I keep the contract'],
    'by letter': ['you get it by email', 'you get it by car'],
  }),
  ...ideasOf('replies/given-terms', 'sorry', { sorry: ['I apologise', 'I agree'] }),
  ...ideasOf('replies/within-limits', 'yes', {
    yes: ['Yes, I will.', 'Yes, but not now.'],
    'all right': ['Very well, then.', 'Well, then.'],
    'would help': ['That would help me.', 'That would be too much.'],
    word: ['You have my word.', 'You have my number.'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
