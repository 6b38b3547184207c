import './long-id.css'

/** An opaque id, shortened to its distinguishing part; complete on hover, when copied, and for screen readers. */
export function LongId({ children }: { readonly children: string }) {
  return (
    <span className="reports-id" title={children}>
      {children}
    </span>
  )
}
