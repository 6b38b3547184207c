/** A phone with a message on it. */
export const PhoneDrawing = () => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <rect className="wash" x="17" y="6" width="30" height="52" rx="7" />
    <path d="M28 52h8" />
    <path
      className="front"
      d="M24 18h26a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H34l-7 6v-6h-3a4 4 0 0 1-4-4V22a4 4 0 0 1 4-4z"
    />
    <path d="M28 25h18M28 30h11" />
  </svg>
)

/** Two voices that take turns. */
export const TalkDrawing = () => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <path className="wash" d="M12 10h30a5 5 0 0 1 5 5v15a5 5 0 0 1-5 5H24l-9 8v-8h-3a5 5 0 0 1-5-5V15a5 5 0 0 1 5-5z" />
    <path d="M17 20v5M23 17v11M29 19v7M35 21v3" />
    <path className="front" d="M33 33h19a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5h-2v6l-8-6h-9a5 5 0 0 1-5-5v-9a5 5 0 0 1 5-5z" />
    <path d="M37 41v4M43 39v8M49 41v3" />
  </svg>
)

/** A report with a highlighted part. */
export const ReportDrawing = () => (
  <svg viewBox="0 0 64 64" aria-hidden="true">
    <path className="wash" d="M17 6h22l12 12v36a4 4 0 0 1-4 4H17a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4z" />
    <path d="M39 6v8a4 4 0 0 0 4 4h8M21 18h9M21 26h22M21 48h14" />
    <rect className="front" x="19" y="32" width="38" height="9" rx="3" />
    <path d="M24 36.5h20" />
  </svg>
)
