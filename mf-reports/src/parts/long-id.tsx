import './long-id.css'

/** An opaque id: cut to what tells it apart, whole for whoever points at it, copies it or has it read out. */
export function LongId({ children }: { readonly children: string }) {
  return (
    <span className="reports-id" title={children}>
      {children}
    </span>
  )
}
