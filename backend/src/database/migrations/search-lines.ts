/**
 * What a list's search looks through: its texts, each on a line of its own, so a search can ask for its beginning,
 * without accents and case. An expression, because a function of SQL takes much longer for each row (20 to 35 µs); almost
 * every row is ASCII. Queries need the very expression of the index.
 */
export function searchLines(...texts: readonly string[]): string {
  const lines = texts.map((text) => `E'\\n' || coalesce(${text}, '')`).join(' || ')
  return `(CASE WHEN octet_length(${lines}) = char_length(${lines}) THEN lower(${lines}) ELSE plain_text(${lines}) END)`
}
