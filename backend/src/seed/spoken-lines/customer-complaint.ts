/** What three service agents say to the customer. */
export const customerComplaint: readonly (readonly string[])[] = [
  [
    'Mrs Keller, I am very sorry. Three times in an empty house is not acceptable, and I will stay on the line until we have an answer.',
    'I see in our system that the fitter marked the visit as "not reached" at ten past four. I do not see a call to your number.',
    'I cannot promise Friday before I have spoken to the depot. Give me ten minutes, and I will call you back on this number.',
    'Your mother comes home at eleven on Friday, and her bedroom is upstairs. I have written both at the top of the order.',
    'The depot has a fitter for Thursday at eight in the morning. His name is Paul Osei, and he will ring you thirty minutes before he arrives.',
    'If it goes wrong again, call me. My name is Jordan Blake and my direct number is on the message I send you now.',
    'We will pay for your lost day, and for the home if the lift is not in by Friday. I will put that in writing today. Goodbye, Mrs Keller.',
  ],
  [
    'Hello Mrs Keller, can I have your full customer number please?',
    'I understand that you are upset. Our fitters are very busy at the moment.',
    'You are right, that does not help you. What time does your mother come home on Friday?',
    'I do not want to give you a fourth date that I cannot keep. I need to ask the depot manager first.',
    'She can send two people on Thursday afternoon. I have asked her to confirm it by email before six today.',
    'If I do not have the email by six, I will call you myself and we look for a short-stay place together.',
    'Thank you for your patience, Mrs Keller. Goodbye.',
  ],
  [
    'Mrs Keller, thank you for telling me exactly what happened. May I repeat it to be sure that I understood?',
    'First moved by text message, then nobody came, and today nobody rang. And on Friday at eleven your mother is discharged.',
    'The message was sent by the system when the van left the street. Nobody checked whether the bell had been rung. That is our fault.',
    'I have found a team that can fit it tomorrow between nine and twelve. They come with the lift on the van.',
    'I will be at my desk from eight tomorrow, and I will phone the fitters myself at nine to see that they are on the road.',
    'For your day I can refund 180 from the final bill. I will send you the confirmation by email within the hour.',
    'I am sorry again. You will hear from me tomorrow at half past nine. Goodbye.',
  ],
]
