import { Search } from 'lucide-react'
import { texts } from './texts'

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Opens the search, and shows its keys. */
export function SearchButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <button type="button" className="search-button" aria-keyshortcuts="Control+K Meta+K" onClick={onClick}>
      <Search size={16} aria-hidden />
      {texts.open}
      <kbd aria-hidden>{isApple ? texts.keys.apple : texts.keys.other}</kbd>
    </button>
  )
}
