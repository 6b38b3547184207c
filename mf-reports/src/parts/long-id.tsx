import './long-id.css'

/** An opaque id, shortened to its distinguishing part; complete on hover, in a copy and to a screen reader. */
export function LongId({ children }: { readonly children: string }) {
  return (
    <span className="reports-id" title={children}>
      {children}
    </span>
  )
}
