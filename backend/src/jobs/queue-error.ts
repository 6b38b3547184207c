/** What the job library adds to a message: the queue, and a worker whose id is another one after each start. */
const place = / \(Queue: .*\)$/

/**
 * The cause of an error of a queue: a database that is lost or slow fails the polls of all queues at once, every second,
 * for one reason.
 */
export const causeOf = ({ message }: Error): string => message.replace(place, '')
