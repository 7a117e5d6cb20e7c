/** Runs an enhancement on every form of a page that this selector finds. Without script the forms post to their page. */
export function enhanceForms(selector: string, enhance: (form: HTMLFormElement) => void): void {
  for (const form of document.querySelectorAll<HTMLFormElement>(selector)) enhance(form)
}
