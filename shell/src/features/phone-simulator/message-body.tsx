const link = /(https?:\/\/[^\s<>"]*[^\s<>".,!?;:)])/

/** A message's text with its links, which open in a new tab and leave the phones in view. */
export function MessageBody({ body }: { body: string }) {
  return body.split(link).map((part, index) =>
    index % 2 ? (
      <a key={index} href={part} target="_blank" rel="noopener">
        {part}
      </a>
    ) : (
      part
    ),
  )
}
