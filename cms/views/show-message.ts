/** The id of the page's live region for messages. */
export const MESSAGE_ID = 'desk-said-above'

/** Shows a message above a list: a settled row leaves the list together with its own message and the focus. */
export function showMessage(words: string): void {
  const message = document.getElementById(MESSAGE_ID)
  if (!message) return
  message.textContent = words
  message.focus()
}
