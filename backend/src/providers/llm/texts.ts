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
  reasoned: (model: string) =>
    `${model} spends more tokens on reasoning than an answer usually needs. It answers with a larger limit.`,
  reasonedRemedy: 'Reports take longer and cost more. A model that reasons less, or not at all, is enough for them.',
  outOfTokens: (model: string) => `${model} spends the whole limit of its answer on reasoning and answers nothing.`,
  outOfTokensRemedy:
    'Set LLM_MODEL to a model that reasons less, or reduce its reasoning at the server. With a small LLM_CONTEXT_TOKENS, raise that first.',
  context: (vendor: string) => `${vendor} reads fewer tokens than LLM_CONTEXT_TOKENS says.`,
  contextRemedy:
    'Let the server read more (Ollama: OLLAMA_CONTEXT_LENGTH, vLLM: --max-model-len, llama.cpp: -c), or lower LLM_CONTEXT_TOKENS, and restart.',
  heldRemedy: 'Resume sending, or raise MONTHLY_BUDGET: see Costs.',
  account: (vendor: string) => `${vendor} refuses the account: it has no credit left, or its plan does not allow this.`,
  accountRemedy: (vendor: 'anthropic' | 'openai') =>
    vendor === 'anthropic'
      ? 'Look at Billing and Limits in the Anthropic console, then check again.'
      : 'Look at Billing and Limits in the console of the server’s vendor, then check again.',
  carefulContext: 'This is a careful value for your own server. Raise it to the context that the server really has.',
  unknownModel: (model: string, vendor: string) => `${vendor} has no model ${model} (404).`,
  unknownModelRemedy: 'Set LLM_MODEL to a model that the account may use, check LLM_BASE_URL, and restart.',
  notTaken: (vendor: string, status: number) => `${vendor} rejected the test question (${status}).`,
  notTakenRemedy: 'Check that LLM_MODEL and LLM_BASE_URL belong together and that the account has credit.',
} as const
