/** A start that cannot go on. The message is one line for the operator: what is wrong and what to do. */
export class StartFailure extends Error {}
