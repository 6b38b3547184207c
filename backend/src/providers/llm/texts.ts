/** Texts of language models on the providers page. */
export const llmTexts = {
  vendors: { anthropic: 'Anthropic', openai: 'OpenAI or a compatible server' },
  noKey: 'No key: correct for a server of your own that requires none.',
  noPrice: 'No price: the cost of runs is unknown.',
  works: (model: string) => `${model} answers in the requested format.`,
  wordsOnly: (model: string) =>
    `${model} answers, but its server does not support JSON schemas: the format is described in the prompt instead.`,
  wordsOnlyRemedy: 'More answers may need to be repaired. A server that supports JSON schemas works better.',
  repaired: (model: string) => `${model} had to be asked twice to answer in the requested format.`,
  wrong: (model: string) => `${model} answers in the requested format, but fails a simple test question.`,
  weakRemedy: 'Set LLM_MODEL to a more capable model and restart.',
  unusable: (model: string) => `${model} answers, but not in the requested format.`,
  unknownModel: (model: string, vendor: string) => `${vendor} has no model ${model} (404).`,
  unknownModelRemedy: 'Set LLM_MODEL to a model that the account may use, check LLM_BASE_URL, and restart.',
  notTaken: (vendor: string, status: number) => `${vendor} rejected the test question (${status}).`,
  notTakenRemedy: 'Check that LLM_MODEL and LLM_BASE_URL belong together and that the account has credit.',
} as const
