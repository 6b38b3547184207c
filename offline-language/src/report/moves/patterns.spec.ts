import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'

it.each([
  ...ideasOf('settled', 'trifle', {
    'something to eat or drink': ['A coffee at six', 'A coffee machine'],
    'where one is at a time': ['By noon I am on stage', 'By noon the stage is up'],
    'a joke': ['let us survive the move', 'let us move'],
  }),
  ...ideasOf('withdrawn', 'ownNo', {
    'it will not be': ['Well, no, I would not do that.', 'No, he would not.'],
    'it cannot be': ['No, I can not, my wife is ill.', 'No, nobody can.'],
    'what is said is not meant': ['No, I do not mean that.', 'No, I do mean that.'],
  }),
  ...ideasOf('withdrawn', 'allOfIt', {
    'not to be remembered': ['I need it for work, forget that.', 'I forget that he has one.'],
    'never mind': ['Oh, never mind.', 'They never mind the noise.'],
    'not to be told': ['But do not quote me on that.', 'They quote me on that.'],
    'said in a temper': ['Sorry, I did not mean it.', 'I did not mean to.'],
  }),
  ...ideasOf('withdrawn', 'named', {
    'not to be remembered': ['Okay, forget the lawyer thing.', 'I forget the name.'],
    'given up': ['Fine, I take that one off the table.', 'I take that one with milk.'],
  }),
  ...ideasOf('withdrawn', 'otherDoer', {
    "somebody's": ['Well, my aunt will, she has time.', 'Well, my aunt will be pleased.'],
    'a name': ['Or rather Priya will.', 'Well, that will.'],
  }),
  ...ideasOf('sum-up', 'begins', {
    'a conclusion': ['Okay. So, nine per cent from May', 'Also nine per cent'],
    'an announced summary': ['Let me recap, nine per cent', 'Let me go'],
  }),
  ...ideasOf('sum-up', 'closes', {
    'a deal': ['Then we have a deal.', 'That is a big deal.'],
    'an announced summary': ['I will sum up.', 'A large sum.'],
  }),
  ...ideasOf('sum-up', 'confirms', {
    'it is so': ['Yes, that is right.', 'That is wrong.'],
    'a word': ['Exactly.', 'Perhaps.'],
  }),
  ...ideasOf('open-ends', 'saysFinalNo', {
    'the answer': ['The answer is still no', 'The answer is not known'],
    'it is a no': ['It is a no', 'It is a note'],
    'a no to something': ["I'm saying no to the whole field", "I'm not saying no to it"],
    'a no announced': ["I'm sorry, I have to say no", 'I say no more'],
    'a request declined': ['I must decline', 'I decline nothing'],
    'a decision': ['We decided against it', 'We decided on it'],
  }),
  ...ideasOf('open-ends', 'promisesNothing', {
    'a thought in the future': ['I will think about the offer', 'I will think about it'],
    'a promise denied': ['I am not promising anything', 'I am promising it'],
    'a need to think': ['I need to think about it', 'I think about it'],
    'somebody who decides': ['I need to run it past Ann', 'I need to run home'],
    'somebody to ask first': ['I would have to ask my wife first', 'I ask my wife first'],
  }),
  ...ideasOf('uptake', 'matters', {
    negation: ['It does not open', 'It is a knot'],
    duty: ['You must go', 'A musty room'],
    wish: ['We want a table', 'A wanton act'],
    reason: ['Because of rain', 'The cause'],
    trouble: ['It failed again', 'It fell again'],
    regret: ['Sorry about it', 'A sorrow'],
    decision: ['We agreed on it', 'We disagreed'],
  }),
  ...ideasOf('reason-turn', 'greets', {
    'offer of help': ['How may I help?', 'It may help.'],
    greeting: ['Good morning, doctor.', 'Good morning, doctor, my knee hurts.'],
  }),
  ...ideasOf('moves', 'accepts', {
    'good enough': ['Well, that sounds reasonable', 'Well, that sounds loud'],
    'very good': ['That would be lovely', 'That would be love'],
  }),
  ...ideasOf('moves', 'yes', {
    assent: ['Oh, yes', 'Yesterday'],
    praise: ['Great, on Monday', 'Greater'],
    thanks: ['Cheers', 'Cheering'],
  }),
  ...ideasOf('moves', 'no', {
    'cannot or will not': ['I am afraid we can not', 'I am afraid we can'],
    'would rather': ['I would much rather', 'I would gladly'],
  }),
  ...ideasOf('moves', 'procedure', {
    'a moment to look': ['let me check', 'let me in'],
    'a request to wait': ['hang on', 'hang it'],
    'what I do now': ['I will look', 'I will see Ann'],
    'a request to ask': ['can I ask', 'can I go'],
    'a request to speak': ['can you hear me', 'can you help me'],
  }),
  ...ideasOf('moves', 'corrects', {
    'a slip': ['Sorry, four', 'Sorrow'],
    'a pause': ['Hang on, four', 'Hanging'],
    'a new figure': ['No, it is four', 'It is four'],
    'a no': ['Oh, no', 'No problem'],
  }),
  ...ideasOf('moves', 'doubts', {
    condition: ['It depends', 'dependent'],
    'another choice': ['I have another offer', 'an offer'],
    'time to think': ['I need to think', 'I need to go'],
    'no certainty': ['Not sure', 'surely'],
    'a strict condition': ['only if it rains', 'if only'],
  }),
  ...ideasOf('proposal-forms', 'states', {
    'a negative': ['I can not come', 'I can come'],
    'a preference': ['I would much rather have tea', 'I would take tea'],
    'a wish for good': ['I hope so', 'Hopping'],
    'what is seen or known': ['I could see two bins', 'I could seed the lawn'],
    'what is done in the talk': ['let us look at the lamp', 'let us buy the lamp'],
    'what happened': ['I have asked Ann', 'I have Ann'],
  }),
  ...ideasOf('proposal-forms', 'asks', {
    'a request': ['Could you bring the lamp?', 'Could you tell me more?'],
    'an idea': ['How about Monday?', 'How are you?'],
  }),
  ...ideasOf('proposal-forms', 'offers', {
    'what one can or will do': ['We could pay half', 'We paid half'],
    'what is to be done': ['Please come at four', 'Pleased to meet you'],
    'what one of them pays or does': ['Forty, and you take the lamp', 'Forty, and she takes it'],
    'a sum': ['Forty in total', 'The total'],
  }),
  ...ideasOf('proposal-forms', 'finite', {
    'a state': ['The lamp costs forty', 'Forty for the lamp'],
    'a subject that tells': ['Forty, it says', 'Forty, says Ann'],
  }),
  ...ideasOf('news', 'news', {
    'an application': ['The loan was sadly rejected', 'The loan was sad'],
    'a plan': ['The trip was cancelled', 'The trip was long'],
    'a job': ['She has been promoted', 'She promotes it'],
    health: ['He was taken ill', 'He was ill'],
  }),
  ...ideasOf('told-terms', 'sum', {
    'the whole': ['So ninety altogether', 'So ninety together'],
    'what it comes to': ['That makes ninety', 'That made ninety'],
  }),
  ...ideasOf('told-terms', 'takes', {
    assent: ['Okay, fine', 'Okay, great'],
    'an order': ['Good, put me down', 'Good, put it there'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
