/** What the titles of the points say of the topics of a talk. */
export interface TopicSupport {
  /** Whether a point is named for what has these stems. */
  has: (stems: readonly string[]) => boolean
  /** The titles that name a thing and fit their point well, the best first. */
  titles: readonly string[]
}
