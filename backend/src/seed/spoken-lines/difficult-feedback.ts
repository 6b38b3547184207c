/** What three team leads say to their best designer. */
export const difficultFeedback: readonly (readonly string[])[] = [
  [
    'Hi Marcus. It is not about the promotion. I want to talk about the client meeting last Thursday.',
    'You took the remote from Lena and said "before this gets embarrassing". She stood there in front of the client and did not know what to do.',
    'The slide was wrong, that is true. But there was another way to correct it, and two people have asked not to work with you since then.',
    'I was in the room and I did not step in. That was my mistake, and I will tell Lena so as well.',
    'Next time the price table is wrong, I would like you to say: "Lena, may I add one number?" and then give the floor back to her.',
    'Will you talk to her before Friday? I will be in the building, and I can join you if you want.',
    'Thank you, Marcus. I know that was hard. Let us look at it again in two weeks. Goodbye.',
  ],
  [
    'Marcus, people say you have been a bit difficult lately.',
    'It is just a general feeling in the team, I think everybody sees it.',
    'Okay, you are right, I need to give you an example. Last Thursday you interrupted Lena and presented the rest of her work.',
    'I do not want you to stop catching mistakes. I want you to catch them before the meeting, when we still can fix them together.',
    'The studio job is connected to this. I cannot put somebody in charge of six people when two of them do not want to work with him.',
    'Could we agree that you review the slides with Lena every Wednesday afternoon?',
    'Good. I will put it in the calendar today. Thanks for listening, goodbye.',
  ],
  [
    'Thanks for coming. This is going to be uncomfortable, and I want to say it clearly because I want you to stay.',
    'On Thursday you corrected Lena in front of the client. She cried afterwards, and she did not come to lunch.',
    'I believe you that you wanted to save the account. What do you think she heard when you said the word embarrassing?',
    'That is a good question. I cannot tell you who asked to change teams, because they told me in confidence.',
    'What would you need from me, so that you do not have to catch everything alone?',
    'Then I will read every price table myself on the evening before, starting next week.',
    'We have agreed: you apologise to Lena by Wednesday, and I check the numbers. See you on Thursday, Marcus. Goodbye.',
  ],
]
