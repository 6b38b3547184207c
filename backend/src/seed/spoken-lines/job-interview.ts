/** What three candidates say in the interview. */
export const jobInterview: readonly (readonly string[])[] = [
  [
    'Hello Priya. I want to lead because the best week of my last year was one in which I solved nothing myself.',
    'We had forty open tickets about one invoice error. I asked three colleagues to find the pattern with me, and two of them wrote the fix.',
    'I would like to have back a decision from spring. I changed the shift plan without asking the night team, and two people were angry for weeks.',
    'At five o clock with a full queue I would look at who is close to the answer, and I would sit down beside that person.',
    'In my first week I would ask her what she would have done with the job, and I would listen more than I speak.',
    'After ninety days you would see a weekly hour in which the team decides what to automate. I would leave the tools alone.',
    'What happened to the three people who left? I would like to talk to one of them. Thank you, Priya, goodbye.',
  ],
  [
    'Hi Priya, I think it is the natural next step after six years in support.',
    'I once convinced the developers to add a status page. It took four months, and I showed them the numbers every week.',
    'The number of calls went down by a third in the first month, from nine hundred to six hundred.',
    'If the queue is full I would probably help out first, because customers are waiting. But then I would ask why it is full.',
    'I have never led anybody who is older than me. I would be nervous, and I would tell her so.',
    'Could you tell me about the team? Is there somebody who applied for this job as well?',
    'Thank you for being honest about that. I will send you the slides about the status page tomorrow. Goodbye.',
  ],
  [
    "Good afternoon. I like my job, and I noticed that I am proud of other people's tickets more than of my own.",
    'My colleague Sam was afraid of phone calls. We practised ten calls together, and last month he trained a new colleague himself.',
    'I waited too long to say that our chat tool was failing. Next time I would bring the numbers after two weeks, not after three months.',
    'I would not clear the queue. I would move the two hardest tickets to people who can learn from them and tell customers what to expect.',
    'I would ask the older colleague to teach me the history of the team, and I would give her the first decision that is hers to make.',
    'What did the last lead do alone that I should not do alone?',
    'I need to know how often we would talk in the first months. I will wait to hear from you by Thursday. Goodbye, Priya.',
  ],
]
