/** What three sales representatives say to the buyer. */
export const salesPitch: readonly (readonly string[])[] = [
  [
    'Thank you for the time, Dana. I read that your fuel costs went up this year, so I wanted to ask how you plan routes today.',
    'Before I show you anything: what happened the last time somebody sold you a planning product?',
    'Nine months instead of four weeks is a nightmare. Our pilot is one depot for six weeks, and you can stop it on any day.',
    'Loading times are part of every stop in our planner. Your dispatchers enter them once for each customer.',
    'The first year costs 38,000 for all 140 vans, with training included. A pilot at one depot costs 2,500.',
    'I would like you to say yes to a pilot at your smallest depot. I will send you the plan and two references by Friday.',
    'Great. I will call your depot manager on Monday morning and bring a one-page list of what we measure. Goodbye, Dana.',
  ],
  [
    'Hi Dana, I am calling because our software saves twelve per cent of fuel on average.',
    'Most of our customers are up and running in four weeks. It is really easy to use.',
    'I understand. To be honest, I do not know how your depots work yet. Could you tell me what a normal morning looks like?',
    'So the drivers know which gates open late, and the old software ignored that. That would have annoyed me too.',
    'A company with ninety vans in Leeds uses it. After six months their overtime was down by nine per cent.',
    'I will send you their number today, and then we talk again next Tuesday at ten, if that suits you.',
    'Thank you, goodbye.',
  ],
  [
    'Good morning. In ten minutes I would like to learn two things: what your dispatchers lose the most time with, and who decides.',
    'You said eleven per cent more for fuel and overtime. Which of the two worries the board more?',
    'Then overtime is where I would start. We could measure the last hour of each tour for two weeks before anybody changes anything.',
    'One of our trainers sits beside your dispatchers for the first ten working days. Her name is Mary Quinn and she drove a van herself.',
    'If you want to stop after three months, you pay for three months and nothing else. That is in the contract.',
    'What I ask for today is one hour with two of your dispatchers next week. I will write the invitation this afternoon.',
    'Perfect, Wednesday at nine. Thank you for being so open, Dana. Goodbye.',
  ],
]
