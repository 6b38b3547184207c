/** Inserts a text at the caret, or replaces the selection, as if it had been typed; the caret moves behind it. */
export function insertAtCaret(input: HTMLTextAreaElement, text: string): void {
  input.focus()
  // Nothing else keeps the browser's undo working.
  if (document.execCommand?.('insertText', false, text)) return
  input.setRangeText(text, input.selectionStart, input.selectionEnd, 'end')
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}
