import { expect, it } from 'vitest'
import { ideasOf } from '../../data/ideas-of.js'

it.each([
  ...ideasOf('units/guards', 'ownFrame', {
    'a secret': ['Hidden: you drink', 'Hidden behind it'],
    'the truth': ['Real reason: you drink', 'A good reason: you drink'],
    'under the surface': ['Ashamed of: the debt', 'Proud of: the debt'],
  }),
  ...ideasOf('units/guards', 'answered', {
    'a question with an answer': ['A question about the year gets an honest answer', 'A question about the year'],
    'whoever does it': ['Whoever asks twice hears about it', 'Whoever asks twice'],
  }),
  ...ideasOf('units/keys', 'safe', {
    'kept in the room': ['it stays in the room', 'she stays at home'],
    'without blame': ['asks without blaming you', 'blames you'],
    'nobody else': ['nobody will hear of it', 'nobody asks'],
    'no harm': ['she is not looking for a culprit', 'she is looking for it'],
    'only needed for it': ['she only needs the date', 'she needs the date'],
    'no names': ['there are no names in it', 'there are names in it'],
    assurance: ['assures you', 'is sure'],
    'the council': ['is from the council', 'gives counsel'],
  }),
  ...ideasOf('units/promises', 'otherDeed', {
    'who takes part': ['they pay it, then she pays', 'somebody pays'],
    'somebody else': ['Somebody pays', 'Somebody waits'],
    giving: ['she lends it', 'she lacks it'],
    paying: ['she refunds it', 'she lacks it'],
    dealing: ['she signs it', 'she lacks it'],
    supporting: ['she supports it', 'she lacks it'],
    'coming and doing': ['she repairs it', 'she lacks it'],
    granting: ['she accepts it', 'she lacks it'],
    building: ['she builds it', 'she lacks it'],
    'what is ready': ['she is ready', 'she is late'],
    apology: ['she apologises', 'she lacks it'],
  }),
  ...ideasOf('units/limit-words', 'beyondLeast', {
    'under it': ['less than 300 is impossible', 'more than 300 is impossible'],
    'before it': ['earlier than six is impossible', 'later than six is impossible'],
    'anything under it': ['anything under 300 is impossible', 'anything is impossible'],
    leaving: ['under 300 you walk', 'under 300 you stay'],
    'a no': ['under 300 is impossible', 'under 300 is possible'],
    trouble: ['under 300 you call a lawyer', 'under 300 you call'],
  }),
  ...ideasOf('units/limit-words', 'near', {
    'at the most': ['up to 300', 'down 300'],
    'the farthest': ['as far as 300', 'far from 300'],
    'where it ends': ['300 is where it stops', '300 is where it begins'],
    bearable: ['300 is bearable', '300 is unbearable'],
    'at the least': ['settle for 300', 'settle it'],
    'just acceptable': ['you could live with 300', 'you live with Tom'],
    'reluctant agreement': ['at a pinch 300', 'a pinch of salt'],
    'on one side': ['later than six', 'late at six'],
    'room to move': ['there is room to move', 'there is a room'],
    'the end of patience': ['your patience lasts', 'you have patience'],
    'in reality': ['realistically 300', 'a real 300'],
  }),
  ...ideasOf('units/limit-words', 'hushed', {
    'saying and naming': ['you do not name it', 'you name it'],
    'giving away': ['you never reveal it', 'you reveal it'],
    'opening the talk': ['you do not open with it', 'you open with it'],
    secret: ['it stays in your head', 'it stays in your bag'],
    'under pressure': ['under pressure 300', 'under 300'],
    'the very end': ['the bottom line is 300', 'the line is 300'],
  }),
])('$name', ({ idea, matches, differs }) => {
  expect(matches).toMatch(idea)
  expect(differs).not.toMatch(idea)
})
