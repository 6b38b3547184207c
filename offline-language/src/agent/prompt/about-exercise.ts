import { loadPatterns } from '../../data/load-patterns.js'

const patterns = loadPatterns('prompt/about-exercise', 'inExercise')

/** Sentences for the people who run the exercise: they say nothing of the part. */
const ofExercise: readonly RegExp[] = [
  /^(?:We|Our \p{L}+) (?:train|use|run|practi[sc]e|work with|play)\b[^.]*\b(?:case|exercise|role-?play|scenario|simulation|conversation|bot)\b/iu,
  patterns.inExercise,
  /^(?:This|The following|Here) is (?:an?|the) (?:\p{L}+ )?(?:role-?play|exercise|case|scenario|simulation|training)\b/iu,
  /^(?:The )?(?:aim|goal|purpose|point) of (?:this|the) (?:exercise|role-?play|simulation|training|conversation|scenario)\b/i,
  /^(?:The )?(?:trainee|participant|learner)s? (?:is|are|plays?|practi[sc]es?|has to|have to|should|learns?|trains?)\b/i,
  /^(?:Stay|Remain|Keep|Always stay) in (?:character|the role|your role|role)\b/i,
  /^(?:Never|Do not|Don't) (?:break|leave|step out of) (?:character|the role|your role)\b/i,
]

const sentence = /[^.!?\n]+(?:[.!?]+["”)]?(?:[ \t]+|(?=\n|$))|(?=\n|$))/g

/** A prompt without what it says about the exercise: "We train our new coaches with this case." */
export function withoutExercise(prompt: string): string {
  return prompt.replace(sentence, (each) => (ofExercise.some((form) => form.test(each.trim())) ? '' : each))
}
