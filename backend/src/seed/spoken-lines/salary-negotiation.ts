/** What three employees say to the head of their department. */
export const salaryNegotiation: readonly (readonly string[])[] = [
  [
    'Thank you, Helen. I would like to talk about nine per cent and the title of project manager.',
    'For a year I have done the work of Peter, who left. Both projects were on time, and the second one came in 12,000 under budget.',
    'I know the round is closed at four per cent. What would you need from me to take a written case to the board?',
    'The figure comes from three job offers in our city for the same work. They pay between eight and eleven per cent more.',
    'If the money does not go further this year, I would take seven per cent now, the title, and a fixed date in six months.',
    'If it is a no today, I will still finish the second project well, and I will ask again in March.',
    'So we agreed: seven per cent, the title from the first of the month, and a talk on the third of June. I will write it down and send it to you tonight. Goodbye, Helen.',
  ],
  [
    'Well, everything has become so expensive, so I hoped we could talk about more money.',
    'I do not have an exact number. What do you think is possible?',
    'Four per cent is less than I hoped. I have managed two projects this year that were not part of my job.',
    'Both clients extended their contracts. One of them asked for me by name.',
    'A training budget would help me too. There is a course for project managers in September that costs 2,400.',
    'Could we look at the pay again in six months, with a date in the calendar?',
    'Then it is four per cent, the course, and a talk in six months. Thank you, Helen. Goodbye.',
  ],
  [
    'Helen, I prepared three sentences for the board, if you would like to hear them.',
    'I led two projects of 300,000 each without a manager above me. Both were delivered on the agreed day. Replacing me would cost more than the raise.',
    'I am asking for eight per cent. That is the middle of the range for a project manager in our own company.',
    'I understand that the budget is tight. Which part of my request is the easiest for you to say yes to?',
    'The title is important to me, because I already sign the plans. Could that start in January?',
    'I would accept six per cent now if the rest comes after the next review.',
    'Let us write that down: six per cent, the title in January, a review on the first of May. I will prepare the written case by Friday. Goodbye.',
  ],
]
