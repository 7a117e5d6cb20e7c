const forms = document.querySelectorAll<HTMLFormElement>('form[data-content-form]')

/** Sets a hidden field of a form. */
function set(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = value
}

/** `crypto.randomUUID` is missing on plain http except on localhost. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

// A page that comes back from the browser's memory may be sent once more: that is another form.
addEventListener('pageshow', () => {
  for (const form of forms) set(form, '_key', newKey())
})
for (const form of forms)
  form.addEventListener('submit', () => set(form, '_filled-for', String(Math.round(performance.now()))))
