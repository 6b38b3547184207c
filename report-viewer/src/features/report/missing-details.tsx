import { detailsTexts, failureTexts } from '../../texts'

/** In place of the details: a skeleton, or a sentence and a way on. */
export function MissingDetails({ hasFailed }: { hasFailed: boolean }) {
  if (!hasFailed)
    return (
      <section className="skeleton" aria-busy>
        <p className="unseen">{detailsTexts.loading}</p>
      </section>
    )
  return (
    <section>
      <p role="alert">{detailsTexts.failed}</p>
      {/* The files of a newer release have other names, so the page must be reloaded. */}
      <button className="button plain" onClick={() => location.reload()}>
        {failureTexts.tryAgain}
      </button>
    </section>
  )
}
