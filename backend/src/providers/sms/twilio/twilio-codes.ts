/** The recipient has texted STOP to this sender, as Twilio knows. */
export const optedOutCode = 21610
