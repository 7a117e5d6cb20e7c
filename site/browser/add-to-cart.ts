/**
 * Enhances the forms that put goods into the cart: they call the endpoint, show what is refused in place, and open the
 * cart. What that needs is loaded with the first submit; where it cannot be loaded, the form posts to its page.
 */
function enhance(form: HTMLFormElement): void {
  let isBusy = false
  form.addEventListener('submit', (event) => {
    if (event.submitter?.hasAttribute('formaction')) return
    event.preventDefault()
    if (isBusy) return
    isBusy = true
    const button = event.submitter ?? form.querySelector('[data-add]')
    button?.setAttribute('aria-busy', 'true')
    const sent = import('./send-addition.ts').then(
      ({ sendAddition }) => sendAddition(form),
      () => form.submit(),
    )
    void sent.finally(() => {
      isBusy = false
      button?.removeAttribute('aria-busy')
    })
  })
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-buy]')) enhance(form)

export {}
