/** Texts about settings that all providers share. */
export const settingTexts = {
  publicUrl: {
    unreachable: (url: string, provider: string, consequence: string) =>
      `PUBLIC_URL is ${url}: ${provider} cannot reach it. ${consequence}`,
    notSecure: (url: string) =>
      `PUBLIC_URL is ${url}, which is not https: others on the network can read what is sent.`,
    remedy: 'Set PUBLIC_URL to the https address at which this server is reachable from outside, and restart.',
  },
  noSupportPhone: 'No support phone: the welcome screen does not show one.',
  countries: (codes: string) => `Only numbers of ${codes} get messages. Requests for other numbers are refused.`,
} as const

/** Texts about a provider that gave no usable answer. */
export const faultTexts = {
  unauthorised: (provider: string) => `${provider} does not accept the key (401).`,
  forbidden: (provider: string) => `${provider} accepts the key, but does not permit this action (403).`,
  setKey: (variable: string) => `Copy the key from the provider's console into ${variable} again, and restart.`,
  allowKey: (variable: string) => `Give the key in ${variable} this permission in the provider's console.`,
  tooMany: (provider: string) =>
    `${provider} is refusing requests for now: too many requests, or no credit left (429).`,
  waitForMore: "Wait a minute and check again. If the problem remains, check the account's limits and credit.",
  failed: (provider: string, status: number) => `${provider} reports an internal error (${status}).`,
  waitForThem: "This cannot be fixed here. Look at the provider's status page and check again later.",
  notTaken: (provider: string, status: number) => `${provider} rejected the request (${status}).`,
  lookAtAddress: (variable: string) => `Check that ${variable} is the address of the provider's API.`,
  timedOut: (provider: string, secs: number) => `${provider} did not answer within ${secs} s.`,
  refused: (provider: string) => `${provider} refuses the connection.`,
  unknownHost: (provider: string) => `The address of ${provider} cannot be found.`,
  cut: (provider: string) => `${provider} closed the connection before answering.`,
  unreachable: (provider: string) => `${provider} cannot be reached.`,
  lookAtNetwork: (variable: string) =>
    `Check ${variable}, and that the network, proxy or firewall lets this server through. Then check again.`,
  again: 'Check again. If the problem remains, look at the provider’s status page.',
  unreadable: (provider: string) => `${provider} sent an answer that could not be understood.`,
  broken: 'This check itself failed.',
  brokenRemedy: 'The server log says why.',
} as const
