/** What brings the two together is nothing new to the person: "I am interviewing a candidate", "I am selling my van". */
export const ofOccasion =
  /^(?:Today )?I (?:am|have been) (?:now |currently )?(?:selling|buying|interviewing|negotiating|meeting|calling|phoning|visiting|talking|speaking|applying|representing|expecting|having an? (?:talk|meeting|appointment|call)|waiting for you)\b(?!.*\bbecause\b)|^I sell (?:my|our|the) |^You (?:call|visit|phone|meet|come to|came to) me\b.* to \p{Ll}|^I (?:represent|interview|meet) /u
