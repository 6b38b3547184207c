/** What an operator reads of a language model. */
export const llmTexts = {
  vendors: { anthropic: 'Anthropic', openai: 'OpenAI or a server like it' },
  noKey: 'No key: right for a server of one’s own that asks for none.',
  noPrice: 'No price: what runs cost is not known.',
  works: (model: string) => `${model} answers in the form that is asked for.`,
  wordsOnly: (model: string) => `${model} answers, but its server takes no schemas: it gets the form in words.`,
  wordsOnlyRemedy: 'More answers may have to be put right; a server that takes JSON schemas does better.',
  repaired: (model: string) => `${model} had to be asked twice to answer in the form that is asked for.`,
  wrong: (model: string) => `${model} answers in the right form, but gets a small sum wrong.`,
  weakRemedy: 'Set LLM_MODEL to a more able model, and restart.',
  unusable: (model: string) => `${model} answers, but not in the form that is asked for.`,
  unknownModel: (model: string, vendor: string) => `${vendor} knows no model ${model} (404).`,
  unknownModelRemedy: 'Set LLM_MODEL to a model that the account may use, see that LLM_BASE_URL is right, and restart.',
  notTaken: (vendor: string, status: number) => `${vendor} did not take the question (${status}).`,
  notTakenRemedy: 'See that LLM_MODEL and LLM_BASE_URL belong together, and that the account has credit.',
} as const
