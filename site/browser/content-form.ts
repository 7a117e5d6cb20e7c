import { randomUuid } from '#domain/random-uuid.ts'

const forms = document.querySelectorAll<HTMLFormElement>('form[data-content-form]')

/** Sets a hidden field of a form. */
function set(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = value
}

// A page that comes back from the browser's memory may be sent once more: that is another form.
addEventListener('pageshow', () => {
  for (const form of forms) set(form, '_key', randomUuid())
})
for (const form of forms)
  form.addEventListener('submit', () => set(form, '_filled-for', String(Math.round(performance.now()))))
