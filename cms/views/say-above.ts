/** The line of a page of the desk that says what was done. */
export const SAID_ABOVE = 'desk-said-above'

/** Told above a list, because what is settled leaves it together with its own words – and with the focus. */
export function sayAbove(words: string): void {
  const said = document.getElementById(SAID_ABOVE)
  if (!said) return
  said.textContent = words
  said.focus()
}
