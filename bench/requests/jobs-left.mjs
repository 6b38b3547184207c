/** Jobs that are due and not done, without the questions after ends of calls, which wait long. */
export async function jobsLeft(database) {
  const { rows } = await database.query(`SELECT count(*)::int AS n FROM pgboss.job
    WHERE name <> 'ask-for-end' AND state < 'completed' AND start_after <= now()`)
  return rows[0].n
}
