import type { CartAnswer } from '#contracts/cart.ts'
import type { CartNews } from '../state/cart.ts'
import { CART_NEWS } from './browser-names.ts'

/** Posts a buying form without leaving the page: what the shop takes opens the cart, what it refuses is shown in the form. */
function enhance(form: HTMLFormElement): void {
  let isBusy = false
  form.addEventListener('submit', (event) => {
    if (event.submitter?.hasAttribute('formaction')) return
    event.preventDefault()
    if (isBusy) return
    isBusy = true
    const button = event.submitter ?? form.querySelector('[data-add]')
    button?.setAttribute('aria-busy', 'true')
    void send(form).finally(() => {
      isBusy = false
      button?.removeAttribute('aria-busy')
    })
  })
}

async function send(form: HTMLFormElement): Promise<void> {
  const answer = await fetch(form.action, {
    method: 'POST',
    body: new URLSearchParams([...new FormData(form)] as string[][]),
    redirect: 'manual',
  }).catch(() => undefined)
  if (!answer) return form.submit()
  if (answer.type === 'opaqueredirect') return showCart()
  showProblems(form, await answer.text())
}

const cartLink = () => document.querySelector<HTMLAnchorElement>('a[data-cart-open]')

/** Where the cart cannot be shown here, its own page shows it. */
async function showCart(): Promise<void> {
  const response = await fetch('/api/site/shopper?noCheckoutInfo=true').catch(() => undefined)
  const answer = response?.ok ? ((await response.json()) as CartAnswer) : undefined
  const drawer = document.querySelector('[data-cart-drawer]')
  if (!answer || !drawer) return location.assign(cartLink()?.href ?? '/')
  const detail: CartNews = { head: answer.cartHead, isShown: true }
  document.dispatchEvent(new CustomEvent<CartNews>(CART_NEWS, { detail }))
}

function showProblems(form: HTMLFormElement, page: string): void {
  const drawn = new DOMParser().parseFromString(page, 'text/html').querySelector<HTMLFormElement>('[data-buy]')
  const [now, then] = [form.querySelector<HTMLElement>('[data-errors]'), drawn?.querySelector('[data-errors]')]
  if (!now || !then) return form.submit()
  now.replaceChildren(...then.children)
  now.hidden = false
  now.focus()
  for (const field of form.querySelectorAll('select, input')) {
    const isWrong =
      field.id !== '' && drawn?.querySelector(`[id="${CSS.escape(field.id)}"]`)?.getAttribute('aria-invalid') === 'true'
    if (isWrong) field.setAttribute('aria-invalid', 'true')
    else field.removeAttribute('aria-invalid')
  }
}

for (const form of document.querySelectorAll<HTMLFormElement>('[data-buy]')) enhance(form)
