/** The latest place that is known. */
const place = `(array_agg(geo_location ORDER BY viewed_at DESC) FILTER (WHERE geo_location IS NOT NULL))[1]`

/** An admin's own opening. */
const isAdmin = `lower(email) = 'direct-access@clarity.invalid'`

/** Adds the views of this FROM item to the counts by report and by reader. Locks go from pairs to readers to reports. */
export function countReportViews(from: string): string {
  return `
    WITH viewed AS (
      SELECT report_id, lower(email) AS email, md5(lower(email)) AS reader_id, viewed_at, geo_location, ${isAdmin} AS is_admin
      FROM ${from} WHERE outcome = 'viewed' AND email IS NOT NULL
    ), read AS (
      INSERT INTO report_readers AS kept (report_id, reader_id, views, first_at, last_at, geo_location)
      SELECT report_id, reader_id, count(*), min(viewed_at), max(viewed_at), ${place}
      FROM viewed WHERE NOT is_admin GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (report_id, reader_id) DO UPDATE SET views = kept.views + excluded.views,
        first_at = least(kept.first_at, excluded.first_at), last_at = greatest(kept.last_at, excluded.last_at),
        geo_location = coalesce(excluded.geo_location, kept.geo_location)
      RETURNING report_id, reader_id, xmax = 0 AS is_new
    ), known AS (
      INSERT INTO readers AS kept (id, email, reports, views, first_at, last_at, geo_location)
      SELECT v.reader_id, v.email, coalesce(max(n.reports), 0), count(*), min(viewed_at), max(viewed_at), ${place}
      FROM viewed v LEFT JOIN (SELECT reader_id, count(*) AS reports FROM read WHERE is_new GROUP BY 1) n USING (reader_id)
      WHERE NOT is_admin GROUP BY v.reader_id, v.email ORDER BY 1
      ON CONFLICT (id) DO UPDATE SET reports = kept.reports + excluded.reports, views = kept.views + excluded.views,
        first_at = least(kept.first_at, excluded.first_at), last_at = greatest(kept.last_at, excluded.last_at),
        geo_location = coalesce(excluded.geo_location, kept.geo_location)
      RETURNING id
    )
    INSERT INTO report_readings AS kept (report_id, people, views, admin_views, first_at, last_at, opened_at)
    SELECT v.report_id, coalesce(max(n.people), 0), count(*) FILTER (WHERE NOT is_admin), count(*) FILTER (WHERE is_admin),
      min(viewed_at) FILTER (WHERE NOT is_admin), max(viewed_at) FILTER (WHERE NOT is_admin), max(viewed_at)
    FROM viewed v LEFT JOIN (SELECT report_id, count(*) AS people FROM read WHERE is_new GROUP BY 1) n USING (report_id)
    WHERE (SELECT count(*) FROM known) >= 0 GROUP BY v.report_id ORDER BY 1
    ON CONFLICT (report_id) DO UPDATE SET people = kept.people + excluded.people, views = kept.views + excluded.views,
      admin_views = kept.admin_views + excluded.admin_views, first_at = least(kept.first_at, excluded.first_at),
      last_at = greatest(kept.last_at, excluded.last_at), opened_at = greatest(kept.opened_at, excluded.opened_at);
  `
}
