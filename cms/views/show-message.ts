/** The id of the page's live region for messages. */
export const MESSAGE_ID = 'admin-said-above'

/** Shows a message above a list: a settled row leaves the list together with its own message and the focus. */
export function showMessage(words: string): void {
  const message = document.getElementById(MESSAGE_ID)
  if (!message) return
  message.textContent = words
  // Until a dialog has closed, nothing outside takes the focus, and then the button does that may be gone.
  const dialog = document.querySelector('dialog[open]')
  if (dialog) dialog.addEventListener('close', () => message.focus(), { once: true })
  else message.focus()
}
