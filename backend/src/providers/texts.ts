/** What is said of settings, whoever is configured. */
export const settingTexts = {
  publicUrl: {
    unreachable: (url: string, provider: string, consequence: string) =>
      `PUBLIC_URL is ${url}: ${provider} cannot reach it. ${consequence}`,
    notSecure: (url: string) =>
      `PUBLIC_URL is ${url}, which is not https: whoever is on the way can read what is sent.`,
    remedy: 'Set PUBLIC_URL to the https address under which this server is reached from outside, and restart.',
  },
  noSupportPhone: 'No support phone: the welcome screen leaves that line out.',
  countries: (codes: string) => `Only numbers of ${codes} get a message; requests for others are refused.`,
} as const

/** What is said of a provider that gave no answer to go on with. */
export const faultTexts = {
  unauthorised: (provider: string) => `${provider} does not accept the key (401).`,
  forbidden: (provider: string) => `${provider} knows the key, and does not let it do this (403).`,
  setKey: (variable: string) => `Copy the key anew from the provider's console into ${variable}, and restart.`,
  allowKey: (variable: string) => `Give the key in ${variable} this permission, in the provider's console.`,
  tooMany: (provider: string) => `${provider} asks to come back later: too many requests, or no credit left (429).`,
  waitForMore: "Wait a minute and check again. If it stays, look at the account's limits and its credit.",
  failed: (provider: string, status: number) => `${provider} has a failure of its own (${status}).`,
  waitForThem: "Nothing can be mended here: look at the provider's status page, and check again later.",
  notTaken: (provider: string, status: number) => `${provider} did not take the request (${status}).`,
  lookAtAddress: (variable: string) => `See that ${variable} is the address of the provider's API.`,
  timedOut: (provider: string, secs: number) => `${provider} did not answer within ${secs} s.`,
  refused: (provider: string) => `${provider} refuses the connection.`,
  unknownHost: (provider: string) => `The address of ${provider} cannot be found.`,
  cut: (provider: string) => `${provider} cut the connection before it answered.`,
  unreachable: (provider: string) => `${provider} cannot be reached.`,
  lookAtNetwork: (variable: string) =>
    `See that ${variable} is right, and that the network, a proxy or a firewall lets this server through; check again.`,
  again: 'Check again; if it stays, look at the provider’s status page.',
  unreadable: (provider: string) => `${provider} answers with something that is none of its answers.`,
  broken: 'This check itself failed.',
  brokenRemedy: 'The log of the server says why.',
} as const
