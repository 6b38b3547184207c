import { beforeAll, describe, expect, it } from 'vitest'
import { playSaid } from '../test/play-prompt.js'
import { prepareTagger } from './language/tokens/loaded-tagger.js'

beforeAll(prepareTagger)

const play = (prompt: string, ...said: string[]) =>
  playSaid(
    { title: 'A talk', prompt, firstMessage: '', language: 'en', recipientName: 'Alex Meyer', recipientRole: '' },
    said,
  ).slice(1)

const agreed = /\bagreed\b|\bis all right\b|\bhave a deal\b|\bgladly\b|^Yes\b/i

/** A buyer with a secret limit and two terms. */
const roastery =
  "You are Petra Lindqvist, 44, owner of a small coffee roastery. You meet Alex Meyer, who sells green coffee. Alex's list price is 6.20 euros per kilo. You want to pay 5.40 euros per kilo for 4,000 kilos a year. You can go up to 5.80 euros, but you keep that to yourself, and you go that far only if the samples are free and a fixed delivery week is guaranteed in writing. You are friendly and quick."

describe('a buyer', () => {
  it('agrees to nothing above the limit, and keeps it to itself', () => {
    const replies = play(
      roastery,
      'Hello Petra.',
      'Our price is 6.20 a kilo. What could you pay?',
      'Would six euros be possible?',
      'What is the most you could pay?',
    )
    expect(replies[1]).toContain('5.40')
    for (const reply of replies) expect(reply).not.toMatch(agreed)
    expect(replies.join(' ')).not.toMatch(/5\.80|more for me/)
  })

  it('takes a price of somebody else for a threat, not for an offer', () => {
    const replies = play(
      roastery,
      'Hello Petra.',
      'Another roaster pays me 6.40, you know.',
      'I have a bid from Italy for 5.50.',
    )
    for (const reply of replies.slice(1)) expect(reply).not.toMatch(agreed)
    for (const reply of replies.slice(1)) expect(reply).toContain('5.40')
  })

  it('names the half of its terms that is missing, and agrees once it is given', () => {
    const [, half, whole, closed] = play(
      roastery,
      'Hello Petra.',
      'I could do 5.75, and the samples are free of charge.',
      'All right, I put a fixed delivery week in the contract as well. 5.75, then?',
      'And could we say 5.90?',
    )
    expect(half).toMatch(/delivery week/)
    expect(half).not.toMatch(agreed)
    expect(half).not.toMatch(/samples/)
    expect(whole).toMatch(/5\.75/)
    expect(whole).toMatch(agreed)
    expect(closed).toMatch(/5\.75/)
    expect(closed).not.toMatch(/5\.90/)
  })
})

/** A seller who gives something only for something. */
const van =
  'You are Frank Osei, 51, a joiner. You are selling your old van and you ask 9,800 euros for it. Your lowest price is 8,700 euros, and nobody is to know that. You come down only in return for something: cash on the spot, collection this week, or no test of the brakes at your cost. The buyer, Alex Meyer, comes to look at the van today. The van has 140,000 kilometres on the clock. You are blunt and dry.'

describe('a seller', () => {
  it('gives nothing for nothing, and comes down for what it wants', () => {
    const replies = play(
      van,
      'Hi Frank.',
      'I was thinking of eight thousand.',
      'Could you come down a bit?',
      'What if I pay cash today?',
      "So what's your price, then?",
      'Would you do 9,000 if I collect it tomorrow?',
      'Okay, 9,000 then. And 8,500?',
    )
    expect(replies[1]).toContain('9,800')
    expect(replies[2]).toMatch(/cash on the spot/)
    expect(replies.slice(0, 5).join(' ')).not.toMatch(/8,700|10,000/)
    const named = [
      ...replies
        .slice(3, 5)
        .join(' ')
        .matchAll(/9,\d{3}/g),
    ].map(([each]) => Number(each.replace(',', '')))
    expect(named.length).toBeGreaterThan(0)
    for (const each of named) expect(each).toBeLessThan(9800)
    expect(replies[5]).toMatch(/9,000/)
    expect(replies[5]).toMatch(agreed)
    expect(replies[6]).toMatch(/9,000/)
  })

  it('does not take a refused figure for an offer', () => {
    const [, reply, other] = play(
      van,
      'Hi Frank.',
      'Nine thousand eight hundred is too much for me.',
      'No, 9,500 will not work for us.',
    )
    expect(reply).not.toMatch(agreed)
    expect(other).not.toMatch(agreed)
  })
})

/** A tenant with a limit, and a higher one on a condition. */
const tenant =
  'You are Ruth Falk, 63, a tenant in a three-room flat for nineteen years. Your landlord Alex Meyer wants to raise the rent from 900 to 1,050 euros. You can pay 960 euros at most from your pension. Only if the windows are replaced before the winter would you agree to 1,000. You are polite but firm.'

it('a tenant pays more only for the windows, and not above that', () => {
  const [, high, without, offered, met, more] = play(
    tenant,
    'Good afternoon Mrs Falk.',
    'It would be 1,050 from January.',
    'And 990?',
    'What if I have the windows replaced before the winter?',
    'So with new windows before the winter it is a thousand. Is that all right?',
    'Could you make it 1,020?',
  )
  expect(high).not.toMatch(agreed)
  expect(without).toMatch(/windows/)
  expect(without).not.toMatch(/agreed/i)
  expect(offered).not.toMatch(/^No\b|1,020/)
  expect(met).toMatch(/1,000/)
  expect(met).toMatch(agreed)
  expect(more).toMatch(/1,000/)
  expect(more).not.toMatch(/1,020/)
})

/** A boss who gives more for more, and does not say so first. */
const boss =
  'You are Inge Brandt, 48, head of a nursing service. Alex Meyer, one of your nurses, wants more pay. You can offer 3 percent. You may go up to 5 percent if Alex takes over the training of the apprentices, but you do not say so before Alex offers something. More than 5 percent is not possible, because the pay scale of the company ends there. You value Alex, and you are warm and a little tired.'

it('a boss never wants more, and goes no further than the scale', () => {
  const replies = play(
    boss,
    'Hello Inge.',
    "I'd like eight percent more.",
    'Would six percent be possible?',
    'I could take over the training of the apprentices.',
    'Then would six percent be realistic?',
    'And five?',
    'Great, five percent. And why not six?',
  )
  for (const at of [1, 2, 4]) expect(replies[at]).not.toMatch(agreed)
  expect(replies.join(' ')).not.toMatch(/enough for me|more than that/)
  expect(replies[2]).not.toMatch(/apprentices/)
  expect(replies.join(' ')).toMatch(/scale/)
  expect(replies[5]).toMatch(agreed)
  expect(replies[5]).toMatch(/five|5/i)
  expect(replies[6]).not.toMatch(/six/i)
})

/** An employee with a floor, and a lower one for something else. */
const employee =
  'You are Jonas Wirth, 36, a software tester. You earn 3,400 euros a month and you want 3,900. Below 3,650 you will not sign. If Alex Meyer, your team lead, gives you two days a week at home in writing, 3,550 is enough for you. You are calm and a bit shy.'

it('an employee wants more, and takes less only in return', () => {
  const [, low, refused, half, whole] = play(
    employee,
    'Hi Jonas.',
    'I can give you 3,500.',
    'No, 3,900 is impossible.',
    'What if I gave you two days a week at home, and 3,550?',
    'In writing, of course. So 3,550. Agreed?',
  )
  expect(low).not.toMatch(agreed)
  expect(low).not.toMatch(/3,650|3,550/)
  expect(refused).not.toMatch(agreed)
  expect(half).toMatch(/writing/)
  expect(half).not.toMatch(agreed)
  expect(whole).toMatch(/3,550/)
  expect(whole).toMatch(agreed)
})

/** A guest who would settle for less after an apology. */
const guest =
  'You are Olga Petrenko, 39, a guest in a seaside hotel. You paid 840 euros for four nights. The heating was off for two days and nobody came. You want 400 euros back. You would settle for 250 euros if the manager Alex Meyer apologises in person and promises that the heating is repaired today. You do not accept vouchers. You are angry at first.'

it('a guest settles for less when both things are given', () => {
  const [, low, half, whole] = play(
    guest,
    'Good morning, I am Alex Meyer, the manager.',
    'A hundred euros, would that be okay?',
    'I am truly sorry, Mrs Petrenko, I apologise. And I give you 250 euros back.',
    'The heating will be repaired today, I promise. 250 euros, is that all right?',
  )
  expect(low).not.toMatch(agreed)
  expect(low).not.toContain('250')
  expect(half).toMatch(/heating/)
  expect(half).not.toMatch(/agreed/i)
  expect(whole).toMatch(/250/)
  expect(whole).toMatch(agreed)
})

/** A freelancer whose floor waits for a number of days. */
const freelancer =
  "You are Nadia Haddad, 41, a freelance illustrator. You charge 640 euros a day. You do not go below 560 euros, and only for a booking of at least twenty days. You never say how low you would go. Alex Meyer, who runs a publishing house, wants to book you for a children's book. You are cheerful."

it('a freelancer comes down for enough days, and stays with what was agreed', () => {
  const [, low, few, many, met, wrong] = play(
    freelancer,
    'Hi Nadia.',
    'Could you do it for 500?',
    'Would 580 be possible for ten days?',
    'What if we book you for 25 days? What would your day rate be then?',
    'Would 590 be okay for the 25 days?',
    'So we agreed on 550, right?',
  )
  expect(low).not.toMatch(agreed)
  expect(few).not.toMatch(/agreed/i)
  expect(many).toMatch(/6[0-3]\d|59\d/)
  expect(many).not.toMatch(/560|640/)
  expect(met).toMatch(agreed)
  expect(wrong).toMatch(/590/)
  expect(wrong).not.toMatch(/^Yes/)
})

/** A sum and a day, with less of the one for the other in writing. */
const credit =
  "You are Bettina Kranz, purchasing manager of a furniture maker. Alex Meyer's company has delivered hinges nine days late. You want a credit note of at least 500 euros and a fixed delivery day. You will accept 400 if the delivery day is guaranteed in writing. You are matter-of-fact."

it('a condition that is offered is taken in its words and figures', () => {
  const [, low, offered, whole] = play(
    credit,
    'Good morning Mrs Kranz.',
    'I can offer you a credit note of 300 euros.',
    'What if we put the delivery day in writing?',
    'So 400 euros and Thursday as the delivery day, in writing. Is that okay?',
  )
  expect(low).not.toMatch(agreed)
  expect(offered).toMatch(/delivery day/)
  expect(offered).toMatch(/400 euros/)
  expect(offered).not.toMatch(/days/)
  expect(whole).toMatch(/400/)
  expect(whole).toMatch(agreed)
})
